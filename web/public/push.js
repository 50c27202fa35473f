// Shows what the server pushes: that it is somebody's turn. A press on it opens the table.

self.addEventListener("push", (event) => {
  const { title, path, stop } = event.data.json();
  const shown = self.registration.showNotification(title, {
    icon: new URL("icon.svg", self.registration.scope).href,
    tag: path,
    data: { path, stop },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`.${event.notification.data.path}`, self.registration.scope).href;
  const open = self.clients.matchAll({ type: "window" }).then((windows) => {
    const there = windows.find((one) => one.url.startsWith(address));
    return there ? there.focus() : self.clients.openWindow(address);
  });
  event.waitUntil(open);
});
