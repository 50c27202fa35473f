// Keeps the whole site in the browser, so that it is there without a network. The build puts the list
// of its files and its version above.

const { version, files } = self.SITE;
const HERE = new URL("./", self.location.href).href;
const NAME = `ahu ${HERE} ${version}`;

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(["", ...files].map((file) => new Request(HERE + file, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`ahu ${HERE} `) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(HERE)) event.respondWith(answer(event.request));
});
