import { http, HttpResponse } from 'msw';
import { probe, probePicture } from '@/features/diagnostics/probe';
import { failure, fakeNetwork, htmlPage, json, lostConnection } from '../../api/fakeNetwork';

const server = fakeNetwork();
const URL_ = 'https://films.example/api/movies/popular';

const stateWhen = async (answer: (request: Request) => Response | Promise<Response>) => {
  server.use(http.get(URL_, ({ request }) => answer(request)));
  const { ms, ...outcome } = await probe({ url: URL_, params: { page: 1 }, headers: { Authorization: 'Bearer t' } });
  expect(ms).toBeGreaterThanOrEqual(0);
  return outcome;
};

test('reports a server that answers', async () => {
  expect(await stateWhen(json([1]))).toEqual({ state: 'answers', data: [1] });
});

test('sends the app’s own request, without the cache', async () => {
  let asked: Request | undefined;
  await stateWhen((request) => {
    asked = request;
    return HttpResponse.json([]);
  });
  expect(asked?.url).toBe(`${URL_}?page=1`);
  expect(asked?.headers.get('Authorization')).toBe('Bearer t');
  expect(asked?.cache).toBe('no-store');
});

test('reports a server that refuses', async () => {
  expect(await stateWhen(failure(403))).toEqual({ state: 'refuses', status: 403 });
});

test('reports a server that sends a page for every URL', async () => {
  expect(await stateWhen(htmlPage)).toEqual({ state: 'rubbish' });
});

test('reports an unreachable server', async () => {
  expect(await stateWhen(lostConnection)).toEqual({ state: 'unreachable' });
});

test('reports a server without CORS headers', async () => {
  const isThere = ({ mode }: Request) => (mode === 'no-cors' ? new HttpResponse(null) : HttpResponse.error());
  expect(await stateWhen(isThere)).toEqual({ state: 'cors' });
});

/** Dispatches the event as browsers do. */
const refuse = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));

test('reports a server that the page’s policy blocks', async () => {
  const answer = () => {
    refuse(URL_);
    return HttpResponse.error();
  };
  expect(await stateWhen(answer)).toEqual({ state: 'policy' });
});

test('ignores policy violations of other URLs', async () => {
  const answer = () => {
    refuse('inline');
    refuse('https://other.example/x.js');
    return HttpResponse.error();
  };
  expect(await stateWhen(answer)).toEqual({ state: 'unreachable' });
});

describe('after ten seconds', () => {
  test('reports a timeout and aborts the request', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    let signal: AbortSignal | null | undefined;
    jest.spyOn(window, 'fetch').mockImplementation((_url, options) => {
      signal = options?.signal;
      return new Promise(() => undefined);
    });
    const asked = probe({ url: URL_ });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await asked).toMatchObject({ state: 'timeout' });
    expect(signal?.aborted).toBe(true);
    jest.useRealTimers();
  });
});

describe('an image', () => {
  /** Dispatches the event, because jsdom loads no images. */
  const withEvent = (name: 'load' | 'error') =>
    jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
      this.dispatchEvent(new Event(name));
    });

  test('that loads is reported', async () => {
    withEvent('load');
    expect(await probePicture('https://images.example/a.jpg')).toMatchObject({ state: 'answers' });
  });

  test('that fails is reported', async () => {
    withEvent('error');
    expect(await probePicture('https://images.example/a.jpg')).toMatchObject({ state: 'unreachable' });
  });
});
