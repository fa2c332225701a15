import { wait } from '@/lib/time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether a promise is settled by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(0);
  return isSettled;
}

test('a wait is over when its time has passed', async () => {
  const waiting = wait(1000);

  await jest.advanceTimersByTimeAsync(999);
  expect(await isOver(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

test('a wait is over at once when it is aborted', async () => {
  const controller = new AbortController();
  const waiting = wait(1000, controller.signal);

  controller.abort();

  expect(await isOver(waiting)).toBe(true);
});

test('an aborted wait leaves no timer behind', () => {
  const controller = new AbortController();
  void wait(1000, controller.signal);

  controller.abort();

  expect(jest.getTimerCount()).toBe(0);
});

test('a wait for what is aborted already does not begin', async () => {
  expect(await isOver(wait(1000, AbortSignal.abort()))).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a signal that is not used changes nothing', async () => {
  const waiting = wait(1000, new AbortController().signal);

  expect(await isOver(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await isOver(waiting)).toBe(true);
});
