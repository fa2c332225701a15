import { watchConnection } from '@/features/offline/watchConnection';

const CONFIG = 'http://localhost/config.json';

const answer = (savedAt?: number) =>
  ({ status: 200, headers: new Headers(savedAt === undefined ? {} : { 'kinora-saved': String(savedAt) }) }) as Response;

function begin(start: Response) {
  window.kinora = {
    path: '',
    copy: () => new DocumentFragment(),
    config: Promise.resolve(start),
    answers: new Map(),
    cachedAt: '',
    show: () => undefined,
  };
  const told = { onSaved: jest.fn(), onReached: jest.fn(), onLoginNeeded: jest.fn() };
  return { told, done: watchConnection(CONFIG, told) };
}

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete window.kinora;
  jest.useRealTimers();
});

test('reports nothing for responses from the network', async () => {
  const { told, done } = begin(answer());
  await done;
  expect(told.onSaved).not.toHaveBeenCalled();
  expect(told.onReached).not.toHaveBeenCalled();
});

test('reports the date of a cached first response, and later the reachable server', async () => {
  globalThis.fetch = jest.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue(answer());
  const { told, done } = begin(answer(1234));
  await done;
  expect(told.onSaved).toHaveBeenCalledWith(1234, false);
  expect(told.onReached).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => told.onReached.mockImplementation(resolve));
  expect(told.onReached).toHaveBeenCalledWith(performance.timeOrigin);
  expect(localStorage.getItem('kinora:saved-since')).toBeNull();
});

test('retries soon after the network returns, and then less often', async () => {
  jest.useFakeTimers();
  const times: number[] = [];
  globalThis.fetch = jest.fn(() => {
    times.push(Date.now() - start);
    return times.length < 6 ? Promise.reject(new TypeError()) : Promise.resolve(answer());
  });
  const start = Date.now();
  const { told, done } = begin(answer(1234));
  await done;
  await jest.advanceTimersByTimeAsync(3_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(times).toEqual([0, 1_000, 3_000, 3_000, 4_000, 6_000]);
  expect(told.onReached).toHaveBeenCalledTimes(1);
});

test('a visit that reaches the server reports the time of cached responses of an earlier visit', async () => {
  localStorage.setItem('kinora:saved-since', '77');
  const { told, done } = begin(answer());
  await done;
  expect(told.onReached).toHaveBeenCalledWith(77);
  expect(localStorage.getItem('kinora:saved-since')).toBeNull();
});

test('reports a missing network at once, and only once', async () => {
  setOnline(false);
  const { told, done } = begin(answer());
  await done;
  window.dispatchEvent(new Event('offline'));
  expect(told.onSaved).toHaveBeenCalledTimes(1);
  expect(told.onSaved).toHaveBeenCalledWith(expect.any(Number), true);
});

describe('if a service worker responds for the page', () => {
  beforeEach(() => {
    const worker = Object.assign(new EventTarget(), { controller: {} });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  const page = { status: 200, ok: true, headers: new Headers({ 'content-type': 'text/html' }) };

  test.each([
    ['a redirect', { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers() }, 1],
    ['status 401', { status: 401, ok: false, headers: new Headers() }, 1],
    ['a page', page, 1],
    ['the script', { ...page, headers: new Headers({ 'content-type': 'text/javascript' }) }, 0],
    ['a page of the server’s faults', { ...page, status: 502, ok: false }, 0],
  ])('for a worker file with %s, reports a login %#', async (_what, file, times) => {
    globalThis.fetch = jest.fn((_url, init?: RequestInit) =>
      init?.method === 'HEAD' ? Promise.resolve(file as Response) : Promise.reject(new TypeError()),
    );
    const { told, done } = begin(answer(1234));
    await done;
    await new Promise((resolve) => setTimeout(resolve));
    expect(told.onLoginNeeded).toHaveBeenCalledTimes(times);
  });
});
