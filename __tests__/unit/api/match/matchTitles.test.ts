import { fakeAddress, fakeNetwork, failure, json, KEY, pass, stopClocks, TMDB_URL } from '../fakeNetwork';
import { makeTestStore } from '@tests/makeTestStore';
import { matchTitles } from '@/api/match/matchTitles';
import type { WantedTitle } from '@/domain/title/title';

fakeNetwork();

const wanted = (fields: Partial<WantedTitle>): WantedTitle => ({
  title: '',
  year: null,
  imdb: null,
  tmdb: null,
  kind: null,
  ...fields,
});

const HEAT = { id: 949, title: 'Heat', release_date: '1995-12-15' };

const OPTIONS = () => ({ signal: new AbortController().signal, onProgress: jest.fn() });

const withTmdb = () => makeTestStore({ config: { sources: ['tmdb'], tmdbApiKey: KEY } });

const namesOf = (matches: readonly unknown[]) =>
  matches.map((match) => (match && typeof match === 'object' && 'title' in match ? match.title : match));

test('searches the samples if there is no other source, and counts each line', async () => {
  const options = OPTIONS();
  const { store } = makeTestStore({ config: { sources: [] } });
  const list = [wanted({ title: 'Interstellar', year: 2014 }), wanted({ title: 'No Such Film', year: 1950 })];
  expect(namesOf(await store.dispatch(matchTitles(list, options)))).toEqual(['Interstellar', null]);
  expect(options.onProgress).toHaveBeenLastCalledWith(2);
});

test('asks TMDB by IMDb id, and then by name and year', async () => {
  fakeAddress(`${TMDB_URL}/find/tt0113277`, json({ movie_results: [HEAT], tv_results: [] }));
  const searches = fakeAddress(`${TMDB_URL}/search/movie`, json({ results: [] }), json({ results: [HEAT] }));
  const list = [wanted({ imdb: 'tt0113277' }), wanted({ title: 'Heat', year: 1994, kind: 'movie' })];
  expect(namesOf(await withTmdb().store.dispatch(matchTitles(list, OPTIONS())))).toEqual(['Heat', 'Heat']);
  // The release year differs by one, so only the second search, which has no year, finds the movie.
  expect(searches.map(({ url }) => new URL(url).searchParams.get('primary_release_year'))).toEqual(['1994', null]);
});

test('a number without a kind matches a movie only by its name', async () => {
  fakeAddress(`${TMDB_URL}/movie/949`, json(HEAT));
  fakeAddress(`${TMDB_URL}/tv/949`, json({ id: 949, name: 'The Wire', first_air_date: '2002-06-02' }));
  const list = [wanted({ tmdb: 949, title: 'The Wire' }), wanted({ tmdb: 949, title: 'Heat' })];
  expect(namesOf(await withTmdb().store.dispatch(matchTitles(list, OPTIONS())))).toEqual(['The Wire', 'Heat']);
});

test('a number without a name is ambiguous if a movie and a series have it', async () => {
  const tv = (name: string) => json({ id: 1396, name, first_air_date: '2008-01-20' });
  fakeAddress(`${TMDB_URL}/movie/949`, json(HEAT), json(HEAT));
  fakeAddress(`${TMDB_URL}/tv/949`, tv('The Wire'), tv('The Wire'));
  fakeAddress(`${TMDB_URL}/movie/1396`, failure(404));
  fakeAddress(`${TMDB_URL}/tv/1396`, tv('Breaking Bad'));
  fakeAddress(`${TMDB_URL}/movie/5`, json({ ...HEAT, id: 5 }));
  fakeAddress(`${TMDB_URL}/tv/5`, failure(500), failure(500), failure(500), failure(500));
  fakeAddress(`${TMDB_URL}/find/tt0113277`, json({ movie_results: [HEAT], tv_results: [] }));
  const list = [
    wanted({ tmdb: 949 }),
    wanted({ tmdb: 949, kind: 'tv' }),
    wanted({ tmdb: 949, kind: 'movie' }),
    wanted({ tmdb: 1396 }),
    wanted({ tmdb: 5 }),
    wanted({ tmdb: 949, imdb: 'tt0113277' }),
  ];
  const matches = namesOf(await withTmdb().store.dispatch(matchTitles(list, OPTIONS())));
  expect(matches).toEqual(['ambiguous', 'The Wire', 'Heat', 'Breaking Bad', 'unanswered', 'Heat']);
});

test('moves a trailing article to the front of a name before the search', async () => {
  const ugly = { id: 429, title: 'The Good, the Bad and the Ugly', release_date: '1966-12-23' };
  const searches = fakeAddress(`${TMDB_URL}/search/movie`, json({ results: [ugly] }));
  const list = [wanted({ title: 'Good, the Bad and the Ugly, The', year: 1966, kind: 'movie' })];
  expect(namesOf(await withTmdb().store.dispatch(matchTitles(list, OPTIONS())))).toEqual([ugly.title]);
  expect(new URL(searches[0]?.url ?? '').searchParams.get('query')).toBe(ugly.title);
});

test('distinguishes a title that TMDB lacks from a request that failed', async () => {
  fakeAddress(`${TMDB_URL}/find/tt0000001`, failure(404));
  fakeAddress(`${TMDB_URL}/find/tt0000002`, failure(500));
  const list = [wanted({ imdb: 'tt0000001' }), wanted({ imdb: 'tt0000002' })];
  expect(await withTmdb().store.dispatch(matchTitles(list, OPTIONS()))).toEqual([null, 'unanswered']);
});

test('gives up right after the fourth 429, without a further pause', async () => {
  stopClocks();
  const tries = fakeAddress(`${TMDB_URL}/find/tt0000003`, failure(429));
  let matches: unknown;
  void withTmdb()
    .store.dispatch(matchTitles([wanted({ imdb: 'tt0000003' })], OPTIONS()))
    .then((found) => (matches = found));
  // Three pauses of eight seconds, and four retries after at most 0.6 seconds.
  for (let second = 0; second < 28; second += 1) await pass(1000);
  jest.useRealTimers();
  expect(tries).toHaveLength(8);
  expect(matches).toEqual(['unanswered']);
});

test('marks the remaining lines as not asked after an abort', async () => {
  const { store } = makeTestStore({ config: { sources: [] } });
  const options = { ...OPTIONS(), signal: AbortSignal.abort() };
  expect(await store.dispatch(matchTitles([wanted({ title: 'Interstellar' })], options))).toEqual(['unanswered']);
});
