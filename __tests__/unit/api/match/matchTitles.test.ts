import { fakeAddress, fakeNetwork, failure, json, KEY, TMDB_URL } from '../fakeNetwork';
import { makeTestStore } from '@tests/makeTestStore';
import { matchTitles } from '@/api/match/matchTitles';
import type { WantedTitle } from '@/domain/title/wantedTitle';

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

test('the samples are asked where there is nobody else, and each line is counted', async () => {
  const options = OPTIONS();
  const { store } = makeTestStore({ config: { sources: [] } });
  const list = [wanted({ title: 'Interstellar', year: 2014 }), wanted({ title: 'No Such Film', year: 1950 })];
  expect(namesOf(await store.dispatch(matchTitles(list, options)))).toEqual(['Interstellar', null]);
  expect(options.onProgress).toHaveBeenLastCalledWith(2);
});

test('TMDB is asked by IMDb id, and then by name and year', async () => {
  fakeAddress(`${TMDB_URL}/find/tt0113277`, json({ movie_results: [HEAT], tv_results: [] }));
  const searches = fakeAddress(`${TMDB_URL}/search/movie`, json({ results: [] }), json({ results: [HEAT] }));
  const list = [wanted({ imdb: 'tt0113277' }), wanted({ title: 'Heat', year: 1994, kind: 'movie' })];
  expect(namesOf(await withTmdb().store.dispatch(matchTitles(list, OPTIONS())))).toEqual(['Heat', 'Heat']);
  // The year beside it is found without the year.
  expect(searches.map(({ url }) => new URL(url).searchParams.get('primary_release_year'))).toEqual(['1994', null]);
});

test('a number without a kind is a film’s only where that bears the name', async () => {
  fakeAddress(`${TMDB_URL}/movie/949`, json(HEAT));
  fakeAddress(`${TMDB_URL}/tv/949`, json({ id: 949, name: 'The Wire', first_air_date: '2002-06-02' }));
  const list = [wanted({ tmdb: 949, title: 'The Wire' }), wanted({ tmdb: 949, title: 'Heat' })];
  expect(namesOf(await withTmdb().store.dispatch(matchTitles(list, OPTIONS())))).toEqual(['The Wire', 'Heat']);
});

test('what TMDB does not have is not there, and who does not answer was not asked', async () => {
  fakeAddress(`${TMDB_URL}/find/tt0000001`, failure(404));
  fakeAddress(`${TMDB_URL}/find/tt0000002`, failure(500));
  const list = [wanted({ imdb: 'tt0000001' }), wanted({ imdb: 'tt0000002' })];
  expect(await withTmdb().store.dispatch(matchTitles(list, OPTIONS()))).toEqual([null, 'unasked']);
});

test('who gives up leaves the rest as not asked', async () => {
  const { store } = makeTestStore({ config: { sources: [] } });
  const options = { ...OPTIONS(), signal: AbortSignal.abort() };
  expect(await store.dispatch(matchTitles([wanted({ title: 'Interstellar' })], options))).toEqual(['unasked']);
});
