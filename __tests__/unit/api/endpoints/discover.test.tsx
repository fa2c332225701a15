import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { useDiscover } from '@/api/endpoints/discover';
import { useKeywordQuery } from '@/api/endpoints/keywords';
import { titlesOfPages } from '@/api/client/titlePages';
import type { TitleKind } from '@/domain/title/title';
import { readTitleQuery } from '@/domain/filter/titleQuery';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, setDate, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const WITH_KEY = { config: { tmdbApiKey: KEY } };
const MOVIES = `${TEST_APP_URL}api/movies/all`;
const SERIES = `${TEST_APP_URL}api/series/all`;
const DISCOVER = `${TMDB_URL}/discover/movie`;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

type Made = Awaited<ReturnType<typeof openStore>>;

const within = ({ store }: Made) =>
  function Wrapper({ children }: PropsWithChildren) {
    return <Provider store={store}>{children}</Provider>;
  };

function show(made: Made, address: string, kind: TitleKind = 'movie') {
  const query = readTitleQuery(new URLSearchParams(address), kind);
  return renderHook(() => useDiscover(query), { wrapper: within(made) }).result;
}

type Shown = ReturnType<typeof show>;

const namesIn = ({ current: { data } }: Shown) => (data ? titlesOfPages(data).map(({ title }) => title) : []);
const totalOf = ({ current: { data } }: Shown) => data?.pages[0]?.total;

const paramsOf = (request: Request | undefined) => {
  const params = Object.fromEntries(new URL(request?.url ?? 'x:').searchParams);
  return Object.fromEntries(Object.entries(params).filter(([name]) => !['api_key', 'language'].includes(name)));
};

const OWN = [
  { id: 1, title: 'Heat', release_date: '1995-12-15', genre_ids: [28, 80], vote_average: 7.9, runtime: 170 },
  { id: 2, title: 'Ronin', release_date: '1998-09-25', genre_ids: [28, 53], vote_average: 7, runtime: 122 },
  { id: 3, title: 'Amélie', release_date: '2001-04-25', genre_ids: [35], original_language: 'fr', vote_average: 7.9 },
  { id: 4, title: 'Unseen', release_date: '2001-01-01', genre_ids: [35], vote_average: 9, vote_count: 2 },
];

test.each([
  ['', { sort_by: 'popularity.desc' }],
  ['genre=28,12', { with_genres: '12|28', sort_by: 'popularity.desc' }],
  ['genre=28,12&match=all', { with_genres: '12,28', sort_by: 'popularity.desc' }],
  ['not=27,53', { without_genres: '27,53', sort_by: 'popularity.desc' }],
  [
    'year=1990-1999',
    {
      'primary_release_date.gte': '1990-01-01',
      'primary_release_date.lte': '1999-12-31',
      sort_by: 'popularity.desc',
    },
  ],
  ['rating=7', { 'vote_average.gte': '7', 'vote_count.gte': '50', sort_by: 'popularity.desc' }],
  ['rating=7&votes=0', { 'vote_average.gte': '7', sort_by: 'popularity.desc' }],
  ['votes=500', { 'vote_count.gte': '500', sort_by: 'popularity.desc' }],
  ['runtime=90-120', { 'with_runtime.gte': '90', 'with_runtime.lte': '120', sort_by: 'popularity.desc' }],
  ['runtime=-120', { 'with_runtime.gte': '1', 'with_runtime.lte': '120', sort_by: 'popularity.desc' }],
  ['language=fr', { with_original_language: 'fr', sort_by: 'popularity.desc' }],
  ['keyword=818,1234', { with_keywords: '818,1234', sort_by: 'popularity.desc' }],
  ['sort=rating', { 'vote_count.gte': '50', sort_by: 'vote_average.desc' }],
  ['sort=date&order=asc', { sort_by: 'primary_release_date.asc' }],
  ['sort=title', { sort_by: 'title.asc' }],
])('requests TMDB for “%s”', async (address, params) => {
  fakeAddress(MOVIES, failure(404));
  const requests = fakeAddress(DISCOVER, json({ page: 1, total_pages: 1, total_results: 1, results: [OWN[0]] }));
  const shown = show(await openStore(WITH_KEY), address);

  await waitFor(() => expect(namesIn(shown)).toEqual(['Heat']));
  expect(totalOf(shown)).toBe(1);
  expect(paramsOf(requests[0])).toEqual({ include_adult: 'false', page: '1', ...params });
});

test('requests series by their own date and name parameters', async () => {
  fakeAddress(SERIES, failure(404));
  const requests = fakeAddress(`${TMDB_URL}/discover/tv`, json({ results: [{ id: 9, name: 'Dark' }] }));
  const shown = show(await openStore(WITH_KEY), 'year=2017&sort=title', 'tv');

  await waitFor(() => expect(namesIn(shown)).toEqual(['Dark']));
  expect(totalOf(shown)).toBeNull();
  expect(paramsOf(requests[0])).toMatchObject({
    'first_air_date.gte': '2017-01-01',
    'first_air_date.lte': '2017-12-31',
    sort_by: 'name.asc',
  });
});

test.each([
  ['movie', 'trending', 'trending/movie/week'],
  ['movie', 'top-rated', 'movie/top_rated'],
  ['movie', 'in-cinemas', 'movie/now_playing'],
  ['movie', 'upcoming', 'movie/upcoming'],
  ['tv', 'trending', 'trending/tv/week'],
  ['tv', 'top-rated', 'tv/top_rated'],
  ['tv', 'on-the-air', 'tv/on_the_air'],
  ['tv', 'airing-today', 'tv/airing_today'],
] as const)('the %s list %s is TMDB’s %s', async (kind, list, path) => {
  fakeAddress(`${TEST_APP_URL}api/movies/:list`, failure(404));
  fakeAddress(kind === 'tv' ? SERIES : MOVIES, failure(404));
  fakeAddress(`${TMDB_URL}/${path}`, json({ results: [{ id: 9, name: 'Dark' }] }));
  const shown = show(await openStore(WITH_KEY), `list=${list}`, kind);

  await waitFor(() => expect(namesIn(shown)).toEqual(['Dark']));
});

test('a keyword of the deployer’s own records has the name of the records', async () => {
  fakeAddress(MOVIES, json([{ id: 1, title: 'Heat', keywords: [{ id: 11, name: 'harbour' }] }]));
  fakeAddress(SERIES, failure(404));
  const requests = fakeAddress(`${TMDB_URL}/keyword/11`, json({ id: 11, name: 'something else' }));
  const { result } = renderHook(() => useKeywordQuery(11), { wrapper: within(await openStore(WITH_KEY)) });

  await waitFor(() => expect(result.current.data).toEqual({ id: 11, name: 'harbour' }));
  expect(requests).toHaveLength(0);
});

test('shows a deployer’s own top rated movies in their order', async () => {
  fakeAddress(`${TEST_APP_URL}api/movies/top-rated`, json([OWN[1], OWN[0]]));
  const shown = show(await openStore(WITH_KEY), 'list=top-rated');

  await waitFor(() => expect(namesIn(shown)).toEqual(['Ronin', 'Heat']));
});

test('filters a deployer’s own list in the browser, without TMDB', async () => {
  fakeAddress(MOVIES, json({ results: OWN }));
  fakeAddress(`${TEST_APP_URL}api/movies/top-rated`, failure(404));
  const requests = fakeAddress(DISCOVER, json({ results: [] }));
  const made = await openStore(WITH_KEY);

  for (const [address, names] of [
    ['genre=28&year=1996-', ['Ronin']],
    ['language=fr', ['Amélie']],
    ['genre=28,35&sort=rating', ['Heat', 'Amélie', 'Ronin']],
    ['list=top-rated', ['Heat', 'Amélie', 'Ronin']],
    ['runtime=150-', ['Heat']],
    ['genre=99', []],
  ] as const) {
    const shown = show(made, address);
    await waitFor(() => expect(totalOf(shown)).toBe(names.length));
    expect(namesIn(shown)).toEqual(names);
  }
  expect(requests).toHaveLength(0);
});

test('divides a deployer’s long list into pages', async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({
    id: index + 1,
    title: `Movie ${index + 1}`,
    genre_ids: [35],
  }));
  fakeAddress(MOVIES, json(many));
  const shown = show(await openStore(), 'genre=35');
  await waitFor(() => expect(namesIn(shown)).toHaveLength(60));
  expect(totalOf(shown)).toBe(130);

  await shown.current.fetchNextPage();
  await shown.current.fetchNextPage();

  await waitFor(() => expect(namesIn(shown)).toHaveLength(130));
  expect(shown.current.hasNextPage).toBe(false);
});

test('the lists in-cinemas and upcoming depend on the date', async () => {
  setDate(new Date('1998-10-01T12:00:00'));
  fakeAddress(MOVIES, json([...OWN, { id: 5, title: 'Old', release_date: '1998-08-01' }]));
  const made = await openStore();

  const now = show(made, 'list=in-cinemas');
  await waitFor(() => expect(namesIn(now)).toEqual(['Ronin']));
  const later = show(made, 'list=upcoming');
  await waitFor(() => expect(namesIn(later)).toEqual(['Amélie', 'Unseen']));
});

test('the deployer’s own list is the trending list if it exists', async () => {
  fakeAddress(`${TEST_APP_URL}api/movies/trending`, json([OWN[1]]));
  const shown = show(await openStore(), 'list=trending');
  await waitFor(() => expect(namesIn(shown)).toEqual(['Ronin']));
});

test('TMDB replaces marked files, and samples replace TMDB when it fails', async () => {
  fakeAddress(MOVIES, json({ sample: true, results: OWN }));
  fakeAddress(DISCOVER, failure(401));
  const shown = show(await openStore(WITH_KEY), 'genre=27&year=-1980');

  await waitFor(() => expect(shown.current.data?.pages[0]?.source).toBe('sample'));
  expect(namesIn(shown)).toContain('The Exorcist');
  expect(shown.current.data?.pages[0]?.titles.every(({ year }) => Number(year) <= 1980)).toBe(true);
});

test('a keyword has the name of TMDB, and none without TMDB', async () => {
  const requests = fakeAddress(`${TMDB_URL}/keyword/818`, json({ id: 818, name: ' based on novel ' }));
  const { result } = renderHook(() => useKeywordQuery(818), { wrapper: within(await openStore(WITH_KEY)) });
  await waitFor(() => expect(result.current.data).toEqual({ id: 818, name: 'based on novel' }));

  const { result: other } = renderHook(() => useKeywordQuery(818), { wrapper: within(await openStore()) });
  await waitFor(() => expect(other.current.isError).toBe(true));
  expect(requests).toHaveLength(1);
});
