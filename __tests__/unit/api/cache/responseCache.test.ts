import { tmdbCall } from '@/api/client/networkSources';
import { refreshCatalogue } from '@/api/cache/refreshCatalogue';
import { titleByUrlEndpoints } from '@/api/endpoints/titleByUrl';
import { moviesEndpoints } from '@/api/endpoints/movies';
import { titleDetailsEndpoints } from '@/api/endpoints/titleDetails';
import { searchEndpoints } from '@/api/endpoints/search';
import { createResponseCache, cacheKeyOf, enableResponseCache } from '@/api/cache/responseCache';
import { makeServices } from '@/api/client/services';
import { readConfig } from '@/config/readConfig';
import { whenIdle } from '@/lib/idleQueue';
import type { CachedResponse, CachedResponses } from '@/persistence/cachedResponses';
import { isFresh, ONE_DAY_MS } from '@/lib/time';
import { TMDB_FIXTURES } from '@tests/tmdbFixtures';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, pass, setDate, stopClocks, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const MOVIE = { kind: 'movie', id: 9008, source: 'tmdb' } as const;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** Creates a response cache in memory. */
function fakeKept() {
  const answers = new Map<string, CachedResponse>();
  const kept: CachedResponses = {
    read: (question, age) => {
      const earlier = answers.get(question);
      const isFit = earlier && (age === 'any' || isFresh(earlier.fetchedAt, Date.now()));
      return Promise.resolve(isFit ? earlier : null);
    },
    keep: (question, kept) => {
      answers.set(question, kept);
      return Promise.resolve();
    },
    clear: () => {
      answers.clear();
      return Promise.resolve();
    },
    size: () => Promise.resolve({ count: answers.size, bytes: 0 }),
  };
  return { kept, answers };
}

const refuse = (status: number) => () => Promise.resolve(new Response('', { status }));

test.each([
  ['nobody is there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the key is refused', refuse(401)],
  ['the server has a fault', refuse(500)],
  ['a page comes in its place', () => Promise.resolve(new Response('<!doctype html>'))],
])('uses a response older than a day if %s', async (_, answer) => {
  const { kept, answers } = fakeKept();
  const old = { answer: TMDB_FIXTURES['movie-whole'], fetchedAt: Date.now() - 3 * ONE_DAY_MS };
  answers.set('https://tmdb.example/movie/9008?', old);
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

  const result = await createResponseCache(kept).ask(
    { url: 'https://tmdb.example/movie/9008' },
    new AbortController().signal,
  );

  expect(result).toEqual({ data: old.answer, fetchedAt: old.fetchedAt });
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^TMDB failed, using the cached response: /));
});

test('a 404 is a response, even if an older one is cached', async () => {
  const { kept, answers } = fakeKept();
  answers.set('https://tmdb.example/movie/9008?', { answer: TMDB_FIXTURES['movie-whole'], fetchedAt: 1 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(refuse(404));

  const result = await createResponseCache(kept).ask(
    { url: 'https://tmdb.example/movie/9008' },
    new AbortController().signal,
  );

  expect(result.error?.status).toBe(404);
});

/** Returns the TMDB path and parameters of a title's details. */
const titleCall = ({ kind, id }: { kind: string; id: number }) => {
  const parts = 'videos,recommendations,similar,external_ids,keywords,images,watch/providers,translations,';
  const languages = 'en,en,null';
  const params = new URLSearchParams({
    language: 'en-US',
    append_to_response: `${parts}credits,release_dates`,
    include_image_language: languages,
    include_video_language: languages,
  });
  return `${kind}/${id}?${params}`;
};

/** Opens a store as on a later visit, with the cache of the earlier one. */
async function openVisit(kept: CachedResponses) {
  const made = await openStore({ config: { tmdbApiKey: KEY, sources: ['tmdb'] } });
  made.store.dispatch((_dispatch: unknown, _state: unknown, services: ReturnType<typeof makeServices>) => {
    enableResponseCache(services, createResponseCache(kept));
  });
  return made.store;
}

/** Resolves after pending writes of the cache, because it writes in idle time. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

test('does not request a response of an earlier visit again', async () => {
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept, answers } = fakeKept();
  await (await openVisit(kept)).dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));
  await idle();

  const again = await (await openVisit(kept)).dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));

  expect(again.data?.title.title).toBe('Invented Movie 9008');
  expect(requests).toHaveLength(1);
  expect(JSON.stringify([...answers])).not.toContain(KEY);
});

test('a stale response after a refusal is shared with the title’s page for a minute', async () => {
  setDate(Date.UTC(2026, 2, 1));
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, failure(401));
  const { kept } = fakeKept();
  const old = { answer: TMDB_FIXTURES['movie-whole'], fetchedAt: Date.now() - 3 * ONE_DAY_MS };
  await kept.keep(`${TMDB_URL}/${titleCall(MOVIE)} key`, old);
  const store = await openVisit(kept);
  const ask = () => store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE, { forceRefetch: true }));

  await store.dispatch(titleByUrlEndpoints.title.initiate(MOVIE));
  expect((await ask()).data?.title.title).toBe('Invented Movie 9008');
  expect(requests).toHaveLength(1);
  jest.setSystemTime(Date.now() + 60_000);

  await ask();

  expect(requests).toHaveLength(2);
});

const HOUR = ONE_DAY_MS / 24;

describe('a response that was cached 23 hours ago', () => {
  const { title } = titleByUrlEndpoints;
  const { movies } = moviesEndpoints;
  const first = { page: 1, total_pages: 2, results: [{ id: 1, title: 'Heat' }] };
  const second = { page: 2, total_pages: 2, results: [{ id: 2, title: 'Ronin' }] };

  /** Opens a visit 23 hours after these responses were cached. */
  async function openLater(answers: [path: string, answer: unknown][]) {
    const now = Date.UTC(2026, 2, 1);
    setDate(now);
    const { kept } = fakeKept();
    for (const [path, answer] of answers)
      await kept.keep(`${TMDB_URL}/${path} key`, { answer, fetchedAt: now - 23 * HOUR });
    const store = await openVisit(kept);
    return { store, age: (entry: { fulfilledTimeStamp?: number }) => (now - (entry.fulfilledTimeStamp ?? 0)) / HOUR };
  }

  test('has that age in the store, also for the title by its address', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
    const { store, age } = await openLater([[titleCall(MOVIE), TMDB_FIXTURES['movie-whole']]]);

    expect(age(await store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE)))).toBe(23);
    expect(age(await store.dispatch(title.initiate(MOVIE)))).toBe(23);
    expect(requests).toHaveLength(0);
  });

  test('makes a list as old as its oldest page', async () => {
    fakeAddress(`${TMDB_URL}/movie/popular`, json(second));
    const { store, age } = await openLater([['movie/popular?language=en-US&page=1', first]]);
    const { data } = await store.dispatch(movies.initiate(null));
    expect(data?.pages).toHaveLength(1);
    const whole = await store.dispatch(movies.initiate(null, { direction: 'forward' }));

    expect(whole.data?.pages).toHaveLength(2);
    expect(age(whole)).toBe(23);
  });

  test('is requested again an hour later in an open tab', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
    const { store } = await openLater([[titleCall(MOVIE), TMDB_FIXTURES['movie-whole']]]);
    await store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));
    jest.setSystemTime(Date.now() + HOUR);

    await store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));

    expect(requests).toHaveLength(1);
  });
});

test('shares the response for a title for exactly one day', async () => {
  setDate(Date.UTC(2026, 2, 1));
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { store } = await openStore({ config: { tmdbApiKey: KEY, sources: ['tmdb'] } });
  const ask = () => store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE, { forceRefetch: true }));
  await ask();
  jest.setSystemTime(Date.now() + ONE_DAY_MS - 1);
  await ask();
  expect(requests).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);

  await ask();

  expect(requests).toHaveLength(2);
});

test('also caches responses that arrived before the cache was enabled', async () => {
  fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept, answers } = fakeKept();
  const { store } = await openStore({ config: { tmdbApiKey: KEY, sources: ['tmdb'] } });
  await store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));

  store.dispatch((_dispatch: unknown, _state: unknown, services: ReturnType<typeof makeServices>) => {
    enableResponseCache(services, createResponseCache(kept));
  });
  await idle();

  expect([...answers.keys()]).toEqual([expect.stringMatching('/movie/9008')]);
});

test('does not cache a list with more records than the app reads', async () => {
  const { kept, answers } = fakeKept();
  const fetchedAt = Date.now();
  const results = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, title: `Film ${index}` }));
  const keeper = createResponseCache(kept);
  keeper.keep({ url: `${TMDB_URL}/movie/popular` }, { data: { results }, fetchedAt });
  keeper.keep({ url: `${TMDB_URL}/movie/top_rated` }, { data: { results: results.slice(1) }, fetchedAt });
  await idle();

  expect([...answers.keys()]).toEqual([expect.stringMatching('/movie/top_rated')]);
});

test('another language, region or access makes another cache key', () => {
  const call = (config: object) =>
    tmdbCall(
      { tmdb: { path: 'movie/1' } },
      readConfig(config, TEST_APP_URL, () => undefined),
    ) ?? { url: '' };
  const questions = [
    {},
    { language: 'de-DE' },
    { region: 'DE' },
    { tmdbBaseUrl: 'https://proxy.example/3' },
    { tmdbReadToken: 'a.token' },
  ].map((config) => cacheKeyOf(call({ tmdbApiKey: KEY, ...config })));

  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.join()).not.toMatch(new RegExp(`${KEY}|a.token`));
  expect(cacheKeyOf(call({ tmdbApiKey: 'another' }))).toBe(questions[0]);
});

test('does not cache a viewer’s searches', async () => {
  fakeAddress(`${TMDB_URL}/search/movie`, json({ results: [{ id: 1, title: 'Heat' }] }));
  const { kept, answers } = fakeKept();

  await (await openVisit(kept)).dispatch(searchEndpoints.search.initiate({ kind: 'movie', written: 'heat' }));
  await idle();

  expect(answers.size).toBe(0);
});

test.each([
  ['a failure', failure(404)],
  ['an empty list', json({ results: [] })],
  ['nothing that can be used', json({})],
])('does not cache %s', async (_what, answer) => {
  fakeAddress(`${TMDB_URL}/movie/popular`, answer);
  const { kept, answers } = fakeKept();

  await (await openVisit(kept)).dispatch(moviesEndpoints.movies.initiate(null));
  await idle();

  expect(answers.size).toBe(0);
});

test('a forced refresh clears the cache and requests the server again', async () => {
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept } = fakeKept();
  const store = await openVisit(kept);
  const ask = () => store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE, { forceRefetch: true }));
  await ask();
  await idle();

  store.dispatch(refreshCatalogue());
  await ask();

  expect(requests).toHaveLength(2);
});

test('waits 300 ms for a database that hangs, and only once', async () => {
  stopClocks();
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept } = fakeKept();
  const keeper = createResponseCache({ ...kept, read: () => new Promise(() => undefined) });
  const call = { url: `${TMDB_URL}/movie/9008` };
  void keeper.ask(call, new AbortController().signal);
  await pass(299);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(requests).toHaveLength(1);

  void keeper.ask(call, new AbortController().signal);
  await pass(0);

  expect(requests).toHaveLength(2);
});

test('reads a slow database again once it has responded', async () => {
  stopClocks();
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept } = fakeKept();
  let isSlow = true;
  const earlier: CachedResponse = { answer: { id: 9008 }, fetchedAt: Date.now() };
  const read = () => new Promise<CachedResponse>((resolve) => setTimeout(() => resolve(earlier), isSlow ? 400 : 0));
  const keeper = createResponseCache({ ...kept, read });
  const call = { url: `${TMDB_URL}/movie/9008` };
  void keeper.ask(call, new AbortController().signal);
  await pass(500);
  expect(requests).toHaveLength(1);
  isSlow = false;

  const answer = keeper.ask(call, new AbortController().signal);
  await pass(1);

  expect(await answer).toMatchObject({ data: { id: 9008 } });
  expect(requests).toHaveLength(1);
});

test('responses arrive without caching if the browser has no database', async () => {
  fakeAddress(`${TMDB_URL}/movie/9008`, json({ id: 9008 }));
  const services = makeServices(Promise.resolve(readConfig({}, TEST_APP_URL, () => undefined)));

  const keeper = enableResponseCache(services);

  expect(await services.responseCache).toBe(keeper);
  expect(await keeper.ask({ url: `${TMDB_URL}/movie/9008` }, new AbortController().signal)).toMatchObject({
    data: { id: 9008 },
  });
  expect(await keeper.kept.size()).toEqual({ count: 0, bytes: 0 });
});
