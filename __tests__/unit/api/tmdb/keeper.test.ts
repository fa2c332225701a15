import { tmdbCall } from '@/api/baseQuery/networkSources';
import { refreshCatalogue } from '@/api/product/refreshCatalogue';
import { moviesEndpoints } from '@/api/tmdb/endpoints/movies';
import { titleDetailsEndpoints } from '@/api/tmdb/endpoints/titleDetails';
import { searchEndpoints } from '@/api/tmdb/endpoints/search';
import { makeKeeper, questionOf, startKeeping } from '@/api/tmdb/keeper';
import { makeServices } from '@/api/services';
import { readConfig } from '@/config/readConfig';
import { whenIdle } from '@/lib/idleQueue';
import type { KeptAnswers } from '@/persistence/keptAnswers';
import { TMDB_FIXTURES } from '@tests/tmdbFixtures';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, pass, stopClocks, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const MOVIE = { kind: 'movie', id: 9008, source: 'tmdb' } as const;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** What is kept, in memory. */
function fakeKept() {
  const answers = new Map<string, unknown>();
  const kept: KeptAnswers = {
    read: (question) => Promise.resolve(answers.get(question) ?? null),
    keep: (question, answer) => {
      answers.set(question, answer);
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

test('where nobody answers, an older answer than a day will do', async () => {
  const { kept, answers } = fakeKept();
  answers.set('https://tmdb.example/movie/9008?', TMDB_FIXTURES['movie-whole']);
  const read: KeptAnswers['read'] = (question, age) => (age === 'any' ? kept.read(question) : Promise.resolve(null));
  const ask = makeKeeper({ ...kept, read }).ask;
  const call = { url: 'https://tmdb.example/movie/9008' };
  const { signal } = new AbortController();

  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask(call, signal)).toEqual({ data: TMDB_FIXTURES['movie-whole'] });
  fetching.mockResolvedValue(new Response('', { status: 404, statusText: 'Not Found' }));
  expect((await ask(call, signal)).error?.status).toBe(404);
});

/** A store as on a later visit, with what the earlier one kept. */
async function openVisit(kept: KeptAnswers) {
  const made = await openStore({ config: { tmdbApiKey: KEY, sources: ['tmdb'] } });
  made.store.dispatch((_dispatch: unknown, _state: unknown, services: ReturnType<typeof makeServices>) => {
    services.keeper = Promise.resolve(makeKeeper(kept));
  });
  return made.store;
}

/** What is kept is kept in idle time; this comes after it. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

test('an answer of an earlier visit is not asked for again', async () => {
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept, answers } = fakeKept();
  await (await openVisit(kept)).dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));
  await idle();

  const again = await (await openVisit(kept)).dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));

  expect(again.data?.title.title).toBe('Invented Movie 9008');
  expect(requests).toHaveLength(1);
  expect(JSON.stringify([...answers])).not.toContain(KEY);
});

test('what came before the keeper was here is kept, too', async () => {
  fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept, answers } = fakeKept();
  const { store } = await openStore({ config: { tmdbApiKey: KEY, sources: ['tmdb'] } });
  await store.dispatch(titleDetailsEndpoints.titleDetails.initiate(MOVIE));

  store.dispatch((_dispatch: unknown, _state: unknown, services: ReturnType<typeof makeServices>) => {
    startKeeping(services, makeKeeper(kept));
  });
  await idle();

  expect([...answers.keys()]).toEqual([expect.stringMatching('/movie/9008')]);
});

test('a list of more records than anybody reads is not kept', async () => {
  const { kept, answers } = fakeKept();
  const results = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, title: `Film ${index}` }));
  const keeper = makeKeeper(kept);
  keeper.keep({ url: `${TMDB_URL}/movie/popular` }, { data: { results } });
  keeper.keep({ url: `${TMDB_URL}/movie/top_rated` }, { data: { results: results.slice(1) } });
  await idle();

  expect([...answers.keys()]).toEqual([expect.stringMatching('/movie/top_rated')]);
});

test('another language, region or access is another question', () => {
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
  ].map((config) => questionOf(call({ tmdbApiKey: KEY, ...config })));

  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.join()).not.toMatch(new RegExp(`${KEY}|a.token`));
  expect(questionOf(call({ tmdbApiKey: 'another' }))).toBe(questions[0]);
});

test('a viewer’s searches are not kept', async () => {
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
])('%s is not kept', async (_what, answer) => {
  fakeAddress(`${TMDB_URL}/movie/popular`, answer);
  const { kept, answers } = fakeKept();

  await (await openVisit(kept)).dispatch(moviesEndpoints.movies.initiate(null));
  await idle();

  expect(answers.size).toBe(0);
});

test('a forced refresh forgets what was kept, and asks anew', async () => {
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

test('a database that is silent is waited for once, and not for long', async () => {
  stopClocks();
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept } = fakeKept();
  const keeper = makeKeeper({ ...kept, read: () => new Promise(() => undefined) });
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

test('a database that was slow once is read again when it has answered', async () => {
  stopClocks();
  const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
  const { kept } = fakeKept();
  let isSlow = true;
  const read = () => new Promise<unknown>((resolve) => setTimeout(() => resolve({ id: 9008 }), isSlow ? 400 : 0));
  const keeper = makeKeeper({ ...kept, read });
  const call = { url: `${TMDB_URL}/movie/9008` };
  void keeper.ask(call, new AbortController().signal);
  await pass(500);
  expect(requests).toHaveLength(1);
  isSlow = false;

  const answer = keeper.ask(call, new AbortController().signal);
  await pass(1);

  expect(await answer).toEqual({ data: { id: 9008 } });
  expect(requests).toHaveLength(1);
});

test('where the browser has no database answers come as without', async () => {
  fakeAddress(`${TMDB_URL}/movie/9008`, json({ id: 9008 }));
  const services = makeServices(Promise.resolve(readConfig({}, TEST_APP_URL, () => undefined)));

  const keeper = startKeeping(services);

  expect(await services.keeper).toBe(keeper);
  expect(await keeper.ask({ url: `${TMDB_URL}/movie/9008` }, new AbortController().signal)).toEqual({
    data: { id: 9008 },
  });
  expect(await keeper.kept.size()).toEqual({ count: 0, bytes: 0 });
});
