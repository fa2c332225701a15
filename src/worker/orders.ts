import { isRecord } from '@/lib/json';
import type { WorkerOrder } from '@/lib/workerContract';
import { saveData } from './data';
import { keepPictures, savePictures } from './pictures';

declare const self: ServiceWorkerGlobalScope;

/** One at a time: what is kept on purpose is not fetched twice. */
let last: Promise<unknown> = Promise.resolve();

const ORDERS: Record<WorkerOrder['type'], (order: never, event: ExtendableEvent) => Promise<unknown>> = {
  shown: async ({ pictures, data }: Extract<WorkerOrder, { type: 'shown' }>, event) => {
    await saveData(data, event);
    await savePictures(pictures, event);
  },
  keep: ({ pictures }: Extract<WorkerOrder, { type: 'keep' }>, event) => keepPictures(pictures, event),
  takeOver: () => self.skipWaiting(),
};

const isOrder = (data: unknown): data is WorkerOrder =>
  isRecord(data) && typeof data.type === 'string' && Object.hasOwn(ORDERS, data.type);

/** Does what the pages of this deployment ask for; no others can. */
export function takeOrders(): void {
  self.addEventListener('message', (event) => {
    const { data } = event as { data: unknown };
    if (!isOrder(data)) return;
    const carryOut = () => ORDERS[data.type](data as never, event);
    // The new version need not wait for pictures.
    last = data.type === 'takeOver' ? carryOut() : last.then(carryOut).catch(() => undefined);
    event.waitUntil(last);
  });
}
