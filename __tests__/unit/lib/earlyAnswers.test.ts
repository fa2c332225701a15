import { fetchJson } from '@/api/baseQuery/fetchJson';
import { takeEarlyAnswer } from '@/lib/earlyAnswers';

const URL_ASKED = 'https://kinora.example/api/movies/all';

const begin = (answer: Promise<Response>) => {
  window.kinora = { config: Promise.reject(new Error('not asked')), answers: new Map([[URL_ASKED, answer]]) };
  window.kinora.config.catch(() => undefined);
};

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
  await expect(takeEarlyAnswer(URL_ASKED)?.then((answer) => answer.json())).resolves.toEqual(['early']);
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
  await expect(fetchJson({ url: URL_ASKED }, signal)).resolves.toEqual({ data: ['early'] });
  expect(network).not.toHaveBeenCalled();
  await expect(fetchJson({ url: URL_ASKED }, signal)).resolves.toEqual({ data: ['late'] });
});

test('one that never comes ends with the question’s time', async () => {
  jest.useFakeTimers();
  begin(new Promise(() => undefined));
  const result = fetchJson({ url: URL_ASKED }, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(result).resolves.toEqual({ error: { kind: 'timeout', message: 'Request timed out' } });
  jest.useRealTimers();
});

test('one that fails is a failed question, and nobody’s error', async () => {
  begin(Promise.reject(new Error('offline')));
  await expect(fetchJson({ url: URL_ASKED }, new AbortController().signal)).resolves.toEqual({
    error: { kind: 'network', message: 'Network error' },
  });
});
