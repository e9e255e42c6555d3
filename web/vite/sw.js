/* The shell from the cache, everything of the game from the network; notices when it is your turn. */

const CACHE = "hatamoto-" + "VERSION";
const FILES = ["FILES"];
const TEXTS = /^\/api\/(texts\/|games$|games\/[^/]+\/(texts|content|guide|rulings|provenance))/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** The network's answer, kept; without a network what was kept before. */
async function freshFirst(request, kept) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(kept, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(kept);
    if (found) return found;
    throw error;
  }
}

/** What was kept; else the network's answer, kept. The names of these files change with them. */
async function keptFirst(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api")) {
    event.respondWith(freshFirst(request, "/"));
  } else if (TEXTS.test(url.pathname)) event.respondWith(freshFirst(request, request));
  else if (FILES.includes(url.pathname) || url.pathname.startsWith("/assets/")) {
    event.respondWith(keptFirst(request));
  }
});

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const options = {
    body: told.body || "",
    tag: told.table || "hatamoto",
    icon: "/icons/mark-192.png",
    data: { url: told.link || "/" },
  };
  event.waitUntil(self.registration.showNotification(told.subject || "Hatamoto", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data.url));
});

/** Brings the window of that address to the front, or opens one. */
async function opened(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((one) => new URL(one.url).pathname === new URL(url, one.url).pathname);
  return found ? found.focus() : self.clients.openWindow(url);
}
