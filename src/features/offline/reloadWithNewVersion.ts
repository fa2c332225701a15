import { within } from '@/lib/time';
import type { WorkerOrder } from '@/lib/workerContract';

/** How long to wait for the new worker to take control. */
const PATIENCE_MS = 3000;

/** Reloads the page, with the waiting worker in control if there is one. */
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
