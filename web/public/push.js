// Shows what the server pushes: that it is somebody's turn. A press on it opens the table, or stops such
// messages.

const STOP = "stop";
const at = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("push", (event) => {
  const { title, path, stop, stopping } = event.data.json();
  const shown = self.registration.showNotification(title, {
    icon: at("icon.svg"),
    tag: path,
    renotify: true,
    data: { path, stop },
    actions: [{ action: STOP, title: stopping }],
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === STOP ? end(stop) : open(at(`.${path}`)));
});

/** Ends these messages; where the server cannot be reached, its page asks for the press again. */
async function end(stop) {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ id: stop });
  const asked = fetch(at("api/notices/stop"), { method: "POST", headers, body });
  const done = await asked.then(
    ({ ok }) => ok,
    () => false,
  );
  if (!done) await self.clients.openWindow(at(`stop#${stop}`));
}

async function open(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url.startsWith(address));
  await (there ? there.focus() : self.clients.openWindow(address));
}
