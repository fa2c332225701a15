import { withTimeout } from '@/lib/time';
import type { MessageToWorker } from '@/lib/workerContract';

/** How long to wait for the new worker to take control. */
const TAKE_OVER_TIMEOUT_MS = 3000;

/** Reloads the page, with the waiting worker in control if there is one. */
export async function reloadWithNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const hasTakenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const order: MessageToWorker = { type: 'takeOver' };
    registration.waiting.postMessage(order);
    await withTimeout(TAKE_OVER_TIMEOUT_MS, hasTakenOver);
  }
  window.location.reload();
}
