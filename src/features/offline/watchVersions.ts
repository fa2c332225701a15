import { ONE_MINUTE_MS } from '@/lib/time';
import { isMessageFromWorker } from '@/lib/workerContract';

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
