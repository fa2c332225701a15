import { within } from '@/lib/time';
import type { WorkerOrder } from '@/lib/workerContract';

/** A worker that does not take over is no reason to wait. */
const PATIENCE_MS = 3000;

/** Loads the page anew, by the worker that waits where there is one. */
export async function reloadWithNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const hasTakenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const order: WorkerOrder = { type: 'takeOver' };
    registration.waiting.postMessage(order);
    await within(PATIENCE_MS, hasTakenOver);
  }
  window.location.reload();
}
