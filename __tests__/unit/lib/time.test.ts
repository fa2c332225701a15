import { delay } from '@/lib/time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns whether the promise is settled. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(0);
  return isSettled;
}

test('a delay ends after its time', async () => {
  const waiting = delay(1000);

  await jest.advanceTimersByTimeAsync(999);
  expect(await isOver(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

test('a delay ends at once when it is aborted', async () => {
  const controller = new AbortController();
  const waiting = delay(1000, controller.signal);

  controller.abort();

  expect(await isOver(waiting)).toBe(true);
});

test('an aborted delay clears its timer', () => {
  const controller = new AbortController();
  void delay(1000, controller.signal);

  controller.abort();

  expect(jest.getTimerCount()).toBe(0);
});

test('a delay with an aborted signal does not start a timer', async () => {
  expect(await isOver(delay(1000, AbortSignal.abort()))).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a signal without an abort changes nothing', async () => {
  const waiting = delay(1000, new AbortController().signal);

  expect(await isOver(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await isOver(waiting)).toBe(true);
});
