import { cachePrefix } from '@/lib/workerContract';

/** Unregisters the service worker of this deployment and deletes its caches. It takes effect at the next visit. */
export async function removeWorker(appUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const all = await navigator.serviceWorker.getRegistrations();
  await Promise.all(all.filter(({ scope }) => scope === appUrl).map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(appUrl)));
  await Promise.all(names.map((name) => caches.delete(name)));
}
