import { setImmediate as nextTask } from 'node:timers/promises';
import { http, HttpResponse } from 'msw';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { server } from '@tests/server';

export { useServer as fakeNetwork } from '@tests/server';

export const TMDB_URL = 'https://api.themoviedb.org/3';
export const KEY = 'k3y-that-nobody-may-see';

export const productUrl = (path: string) => `${TEST_APP_URL}api/movies/${path}`;

type Answer = (request: Request) => Response | Promise<Response>;

/** Fakes a URL: it sends the responses in order and repeats the last one. Returns the growing list of its requests. */
export function fakeAddress(url: string, ...answers: [Answer, ...Answer[]]): Request[] {
  const requests: Request[] = [];
  server.use(
    http.get(url, ({ request }) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0];
      requests.push(request);
      return answer(request);
    }),
  );
  return requests;
}

export const json =
  (body: unknown): Answer =>
  () =>
    HttpResponse.json(body as Record<string, unknown>);

export const movies = (...names: string[]): Answer => json(names.map((title, index) => ({ id: index + 1, title })));

export const failure =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    HttpResponse.json({ status_code: 11, status_message: 'Something went wrong.' }, { status, headers });

export const text =
  (body: string, type = 'application/json'): Answer =>
  () =>
    new HttpResponse(body, { headers: { 'Content-Type': type } });

export const htmlPage: Answer = () => HttpResponse.html('<!doctype html><title>Kinora</title>');

export const lostConnection: Answer = () => HttpResponse.error();

export const noAnswer: Answer = () => new Promise(() => undefined);

/** Sends headers and the beginning of a body, and then nothing. */
export const stalledBody: Answer = ({ signal }) =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id": 1, "title": "He'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );

/** Stops all timers in a test until `pass` advances them. Responses still arrive. */
export const stopClocks = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

/** Waits for everything that needs no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTask();
}

export async function pass(ms: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

const EVERYTHING_BUT_DATE = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Sets the date in a test. All timers run as usual. */
export const setDate = (at: Date | number) => jest.useFakeTimers({ doNotFake: [...EVERYTHING_BUT_DATE], now: at });

/** Sets the date for every test of a file. A test can change it. */
export function fakeDate(at: number): void {
  beforeEach(() => setDate(at));
  afterEach(() => jest.useRealTimers());
}
