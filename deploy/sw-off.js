/* Replace sw.js with this file to remove the site's service worker and its caches from every device that visits. */
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
