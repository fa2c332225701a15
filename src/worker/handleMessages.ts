import { isRecord } from '@/lib/json';
import type { MessageToWorker } from '@/contracts/serviceWorkerMessages';
import { saveData } from './data';
import { keepPictures, savePictures } from './pictures';

declare const self: ServiceWorkerGlobalScope;

/** Runs the orders one after the other, so that a pinned image is not fetched twice. */
let last: Promise<unknown> = Promise.resolve();

const ORDERS: Record<MessageToWorker['type'], (order: never, event: ExtendableEvent) => Promise<unknown>> = {
  shown: async ({ pictures, data }: Extract<MessageToWorker, { type: 'shown' }>, event) => {
    await saveData(data, event);
    await savePictures(pictures, event);
  },
  keep: ({ pictures }: Extract<MessageToWorker, { type: 'keep' }>, event) => keepPictures(pictures, event),
  takeOver: () => self.skipWaiting(),
};

const isOrder = (data: unknown): data is MessageToWorker =>
  isRecord(data) && typeof data.type === 'string' && Object.hasOwn(ORDERS, data.type);

/** Handles the messages of the pages in the worker's scope. No other pages can send any. */
export function handleMessages(): void {
  self.addEventListener('message', (event) => {
    const { data } = event as { data: unknown };
    if (!isOrder(data)) return;
    const carryOut = () => ORDERS[data.type](data as never, event);
    // The new version must not wait for images.
    last = data.type === 'takeOver' ? carryOut() : last.then(carryOut).catch(() => undefined);
    event.waitUntil(last);
  });
}
