import { ONE_MINUTE_MS } from '@/lib/time';
import { isWorkerNews } from '@/lib/workerContract';

const ASK_EVERY_MS = 60 * ONE_MINUTE_MS;

/** Calls back when a newer build waits, or the page has changed; asks for one in a tab that stays open, too. */
export function watchVersions(registration: ServiceWorkerRegistration, onNew: () => void): void {
  const look = () => {
    // The first of all has nothing to take over from.
    if (registration.waiting && navigator.serviceWorker.controller) onNew();
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // One that was found before anybody looked.
  registration.installing?.addEventListener('statechange', look);
  look();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isWorkerNews(data) && data.type === 'newPage') onNew();
  });

  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
