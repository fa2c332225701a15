import { workerAddress } from './workerPolicy';

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
