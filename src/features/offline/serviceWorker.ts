import { ONE_MINUTE_MS } from '@/lib/time';
import { WORKER_FILE, cachePrefix, isMessageFromWorker } from '@/contracts/serviceWorkerMessages';

/** Returns the URL of the worker, the only one that the Trusted Types policy allows. */
function workerAddress(appUrl: string): string {
  const address = appUrl + WORKER_FILE;
  const rules = {
    createScriptURL: (url: string) => {
      if (url !== address) throw new TypeError('No worker of this deployment');
      return url;
    },
  };
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
  };
  return (trustedTypes?.createPolicy('kinora#worker', rules) ?? rules).createScriptURL(address);
}

/**
 * Registers the service worker.
 * @returns null if the browser, the connection or the viewer's settings do not allow one
 */
export async function registerWorker(appUrl: string): Promise<ServiceWorkerRegistration | null> {
  // Service workers need HTTPS, except on localhost.
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(workerAddress(appUrl), { scope: appUrl, updateViaCache: 'none' });
  } catch {
    // Registration is optional: the app works without a service worker.
    return null;
  }
}

/** Unregisters the service worker of this deployment and deletes its caches. It takes effect at the next visit. */
export async function removeWorker(appUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const all = await navigator.serviceWorker.getRegistrations();
  await Promise.all(all.filter(({ scope }) => scope === appUrl).map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(appUrl)));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Returns whether the server has no worker file: the deployment is an older build, or the deployer has deleted the
 * file.
 */
export async function isWorkerGone(appUrl: string): Promise<boolean> {
  try {
    const { status } = await fetch(appUrl + WORKER_FILE, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

const ASK_EVERY_MS = 60 * ONE_MINUTE_MS;

/**
 * Calls `onNew` when a new build is waiting or the page has changed. Also checks for updates in tabs that stay open.
 */
export function watchVersions(registration: ServiceWorkerRegistration, onNew: () => void): void {
  const look = () => {
    // The first worker of a site replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) onNew();
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An update that started before this call.
  registration.installing?.addEventListener('statechange', look);
  look();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessageFromWorker(data) && data.type === 'newPage') onNew();
  });

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
