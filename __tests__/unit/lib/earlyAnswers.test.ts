import { fetchJson } from '@/api/baseQuery/fetchJson';
import { takeEarlyAnswer } from '@/lib/earlyAnswers';

const URL_ASKED = 'https://kinora.example/api/movies/all';

const begin = (response: Promise<Response>, controller = new AbortController()) => {
  const config = Promise.reject<Response>(new Error('not asked'));
  config.catch(() => undefined);
  window.kinora = {
    path: '',
    copy: () => new DocumentFragment(),
    config,
    answers: new Map([[URL_ASKED, { response, controller }]]),
    kept: '',
    show: () => undefined,
  };
};

/** As a browser ends it. */
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

test('an answer that is on its way is taken once', async () => {
  begin(Promise.resolve(Response.json(['early'])));
  expect(takeEarlyAnswer('https://kinora.example/other')).toBeUndefined();
  await expect(takeEarlyAnswer(URL_ASKED)?.response.then((answer) => answer.json())).resolves.toEqual(['early']);
  expect(takeEarlyAnswer(URL_ASKED)).toBeUndefined();
});

test('one that nobody has taken at the page’s start is not taken later', () => {
  begin(Promise.resolve(Response.json(['early'])));
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(takeEarlyAnswer(URL_ASKED)).toBeUndefined();
});

test('a question is answered by it, and the network is asked only when it is put again', async () => {
  begin(Promise.resolve(Response.json(['early'])));
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(['late']));
  const { signal } = new AbortController();
  await expect(fetchJson({ url: URL_ASKED }, signal)).resolves.toMatchObject({ data: ['early'] });
  expect(network).not.toHaveBeenCalled();
  await expect(fetchJson({ url: URL_ASKED }, signal)).resolves.toMatchObject({ data: ['late'] });
});

test('one that never comes ends with the question’s time', async () => {
  jest.useFakeTimers();
  const begun = beginForEver();
  const result = fetchJson({ url: URL_ASKED }, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(result).resolves.toEqual({ error: { kind: 'timeout', message: 'Request timed out' } });
  expect(begun.aborted).toBe(true);
  jest.useRealTimers();
});

test('one whose page is left is ended', async () => {
  const begun = beginForEver();
  const page = new AbortController();
  const result = fetchJson({ url: URL_ASKED }, page.signal);
  page.abort();
  await expect(result).resolves.toHaveProperty('error');
  expect(begun.aborted).toBe(true);
});

test('one that fails is a failed question, and nobody’s error', async () => {
  begin(Promise.reject(new Error('offline')));
  await expect(fetchJson({ url: URL_ASKED }, new AbortController().signal)).resolves.toEqual({
    error: { kind: 'network', message: 'Network error' },
  });
});
