/* In the place of sw.js it takes the service worker of this site off every device that comes by, with what it has kept. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const isOwn = (name) => name.startsWith(`kinora ${self.registration.scope}-`);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOwn).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
