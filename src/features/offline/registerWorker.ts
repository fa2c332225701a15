import { workerAddress } from './workerPolicy';

/** Null where the browser, the connection or somebody's settings want none. */
export async function registerWorker(appUrl: string): Promise<ServiceWorkerRegistration | null> {
  // Over http there is none, but for this machine's own.
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(workerAddress(appUrl), { scope: appUrl, updateViaCache: 'none' });
  } catch {
    // Without one everything is as it was.
    return null;
  }
}
