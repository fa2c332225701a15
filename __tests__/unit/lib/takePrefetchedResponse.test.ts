import { fetchJson } from '@/api/client/fetchJson';
import { takePrefetchedResponse } from '@/lib/takePrefetchedResponse';

const URL_ASKED = 'https://kinora.example/api/movies/all';

const begin = (response: Promise<Response>, controller = new AbortController()) => {
  const config = Promise.reject<Response>(new Error('not asked'));
  config.catch(() => undefined);
  window.kinora = {
    path: '',
    copy: () => new DocumentFragment(),
    config,
    answers: new Map([[URL_ASKED, { response, controller }]]),
    cachedAt: '',
    show: () => undefined,
  };
};

/** Starts a request that ends only by an abort, as in a browser. */
function beginForEver() {
  const controller = new AbortController();
  const never = new Promise<Response>((_, reject) => controller.signal.addEventListener('abort', reject));
  begin(never, controller);
  return controller.signal;
}

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete window.kinora;
});

test('a pending prefetched response is taken once', async () => {
  begin(Promise.resolve(Response.json(['early'])));
  expect(takePrefetchedResponse('https://kinora.example/other')).toBeUndefined();
  await expect(takePrefetchedResponse(URL_ASKED)?.response.then((answer) => answer.json())).resolves.toEqual(['early']);
  expect(takePrefetchedResponse(URL_ASKED)).toBeUndefined();
});

test('a prefetched response that is not taken at the start of the page expires', () => {
  begin(Promise.resolve(Response.json(['early'])));
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(takePrefetchedResponse(URL_ASKED)).toBeUndefined();
});

test('a query uses the prefetched response, and the network only for a second query', async () => {
  begin(Promise.resolve(Response.json(['early'])));
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(['late']));
  const { signal } = new AbortController();
  await expect(fetchJson({ url: URL_ASKED }, signal)).resolves.toMatchObject({ data: ['early'] });
  expect(network).not.toHaveBeenCalled();
  await expect(fetchJson({ url: URL_ASKED }, signal)).resolves.toMatchObject({ data: ['late'] });
});

test('a prefetch that hangs is aborted at the timeout of the query', async () => {
  jest.useFakeTimers();
  const begun = beginForEver();
  const result = fetchJson({ url: URL_ASKED }, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(result).resolves.toEqual({ error: { kind: 'timeout', message: 'Request timed out' } });
  expect(begun.aborted).toBe(true);
  jest.useRealTimers();
});

test('a prefetch is aborted when the viewer leaves the page', async () => {
  const begun = beginForEver();
  const page = new AbortController();
  const result = fetchJson({ url: URL_ASKED }, page.signal);
  page.abort();
  await expect(result).resolves.toHaveProperty('error');
  expect(begun.aborted).toBe(true);
});

test('a failed prefetch is a failed query, without an unhandled rejection', async () => {
  begin(Promise.reject(new Error('offline')));
  await expect(fetchJson({ url: URL_ASKED }, new AbortController().signal)).resolves.toEqual({
    error: { kind: 'network', message: 'Network error' },
  });
});
