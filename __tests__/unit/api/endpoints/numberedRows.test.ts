import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import type { AppStore } from '@/app/store';
import type { NumberedRowId } from '@/domain/lists/numberedRow';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, htmlPage, json, KEY, movies, productUrl, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const { genre, allGenres } = numberedRowEndpoints;
const PRELOADED = [1, 2, 3, 4, 5] as const;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const cacheKeys = (store: AppStore) => Object.keys(store.getState().productApi.queries).sort();

test('a row is the response of the product API, with the cache key of the specification', async () => {
  fakeAddress(productUrl('genre/3'), json({ results: [{ id: 7, title: 'Heat' }] }));
  const { store } = await openStore();

  const { data } = await store.dispatch(genre.initiate(3));

  expect(data).toMatchObject({ source: 'product', titles: [{ kind: 'movie', id: 7, title: 'Heat' }] });
  expect(cacheKeys(store)).toEqual(['genre_3']);
});

test('shows samples and logs a line if a row is HTML instead of JSON', async () => {
  fakeAddress(productUrl('genre/4'), htmlPage);
  const { store } = await openStore();

  const { data } = await store.dispatch(genre.initiate(4));

  expect(data?.source).toBe('sample');
  expect(data?.titles.length).toBeGreaterThan(5);
  expect(console.warn).toHaveBeenCalledWith('Failed to fetch genre_4: The response is not JSON');
});

test('a row can contain movies and series', async () => {
  fakeAddress(
    productUrl('genre/1'),
    json({
      results: [
        { id: 949, title: 'Heat' },
        { id: 949, name: 'Dark', first_air_date: '2017-12-01' },
      ],
    }),
  );
  const { store } = await openStore();

  const { data } = await store.dispatch(genre.initiate(1));

  expect(data?.titles.map(({ kind, title }) => [kind, title])).toEqual([
    ['movie', 'Heat'],
    ['tv', 'Dark'],
  ]);
});

test('accepts an empty row', async () => {
  fakeAddress(productUrl('genre/1'), json({ results: [] }));
  const { store } = await openStore();

  const { data } = await store.dispatch(genre.initiate(1));

  expect(data).toEqual({ titles: [], source: 'product' });
});

test('treats a row that contains only junk as a failure', async () => {
  fakeAddress(productUrl('genre/1'), json({ results: [null, { id: 0, title: 'No' }] }));
  const { store } = await openStore();

  const { data } = await store.dispatch(genre.initiate(1));

  expect(data?.source).toBe('sample');
});

const wholeList = (list: 'movies' | 'series', answer: object) =>
  fakeAddress(`${TEST_APP_URL}api/${list}/all`, json(answer));

const OWN_LIST = {
  results: [
    { id: 11, title: 'The Cellar', genre_ids: [27] },
    { id: 12, title: 'The Attic', genre_ids: [18] },
  ],
};

describe('rows without a list in the product API', () => {
  test.each([
    [6, 'movies', 'movie'],
    [7, 'series', 'tv'],
  ] as const)('row %d shows the samples if the bundle’s files are marked', async (id, list, kind) => {
    const requests = fakeAddress(productUrl(`genre/${id}`), movies('Heat'));
    wholeList(list, { ...OWN_LIST, sample: true });
    const { store } = await openStore();

    const { data } = await store.dispatch(genre.initiate(id));

    expect(new Set(data?.titles.map((title) => title.source))).toEqual(new Set(['sample']));
    expect(new Set(data?.titles.map((title) => title.kind))).toEqual(new Set([kind]));
    expect(data?.titles.map(({ title }) => title)).not.toContain('The Cellar');
    expect(requests).toHaveLength(0);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('marked files of the bundle hide nothing of the deployer’s own list', async () => {
    fakeAddress(productUrl('genre/1'), json({ results: [{ id: 1001, title: 'Interstellar' }], sample: true }));
    wholeList('movies', [...OWN_LIST.results, { id: 13, title: 'The Well', genre: 'Drama, Horror' }]);
    const { store } = await openStore();
    await store.dispatch(genre.initiate(1));

    const { data } = await store.dispatch(genre.initiate(6));

    expect(data?.source).toBe('product');
    expect(data?.titles.map(({ title }) => title)).toEqual(['The Cellar', 'The Well']);
  });

  test('samples of row 6 are cached like a list: the next visit does not request the whole list', async () => {
    const requests = wholeList('movies', { ...OWN_LIST, sample: true });
    const { store, persistor } = await openStore();
    const { data } = await store.dispatch(genre.initiate(6));
    await persistor.flush();

    const next = await (await openStore()).store.dispatch(genre.initiate(6));

    expect(next.data?.titles).toEqual(data?.titles);
    expect(requests).toHaveLength(1);
  });

  test('row 6 shows the horror titles of the deployer’s own movies', async () => {
    wholeList('movies', OWN_LIST);
    const { store } = await openStore();

    const { data } = await store.dispatch(genre.initiate(6));

    expect(data).toMatchObject({ source: 'product', titles: [{ kind: 'movie', title: 'The Cellar' }] });
    expect(data?.titles).toHaveLength(1);
  });

  test('row 7 shows a deployer’s own series', async () => {
    wholeList('series', OWN_LIST);
    const { store } = await openStore();

    const { data } = await store.dispatch(genre.initiate(7));

    expect(data?.titles.map(({ kind, title }) => [kind, title])).toEqual([
      ['tv', 'The Cellar'],
      ['tv', 'The Attic'],
    ]);
  });

  test.each([
    [6, 'discover/movie', { with_genres: '27' }],
    [7, 'tv/popular', { page: '1' }],
  ] as const)('row %d comes from TMDB if there is a key', async (id, path, params) => {
    wholeList(id === 6 ? 'movies' : 'series', { ...OWN_LIST, sample: true });
    const requests = fakeAddress(`${TMDB_URL}/${path}`, json({ results: [{ id: 5, title: 'Dark' }] }));
    const { store } = await openStore({ config: { tmdbApiKey: KEY } });

    const { data } = await store.dispatch(genre.initiate(id));

    expect(data).toMatchObject({ source: 'tmdb', titles: [{ title: 'Dark' }] });
    expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toMatchObject(params);
  });
});

test('reports an unknown row as an error', async () => {
  const { store } = await openStore();

  const { error } = await store.dispatch(genre.initiate(9 as NumberedRowId));

  expect(error).toMatchObject({ message: 'Genre with ID 9 not found' });
});

describe('the initial load of Home', () => {
  const answerAll = () => PRELOADED.map((id) => fakeAddress(productUrl(`genre/${id}`), movies('Heat', 'Ronin')));

  test('requests each of the first five rows once', async () => {
    const requests = answerAll();
    const { store } = await openStore();

    await store.dispatch(allGenres.initiate());

    expect(requests.map((list) => list.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('fills the cache keys of the specification', async () => {
    answerAll();
    const { store } = await openStore();

    await store.dispatch(allGenres.initiate());

    expect(cacheKeys(store)).toEqual(['all_genres', 'genre_1', 'genre_2', 'genre_3', 'genre_4', 'genre_5']);
  });

  test('shares its requests with a simultaneous query of a row', async () => {
    const requests = answerAll();
    const { store } = await openStore();

    await Promise.all([store.dispatch(allGenres.initiate()), store.dispatch(genre.initiate(2))]);

    expect(requests.map((list) => list.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('returns a summary of each row', async () => {
    answerAll();
    const { store } = await openStore();

    const { data } = await store.dispatch(allGenres.initiate());

    expect(data?.source).toBe('product');
    expect(data?.rows[3]).toEqual({ id: 4, name: 'Crime & Mystery', total: 2 });
  });

  test('keeps the successful rows when one row fails', async () => {
    answerAll();
    fakeAddress(productUrl('genre/2'), failure(404));
    const { store } = await openStore();

    const { data } = await store.dispatch(allGenres.initiate());
    const sources = await Promise.all(
      PRELOADED.map(async (id) => (await store.dispatch(genre.initiate(id))).data?.source),
    );

    expect(data?.source).toBe('sample');
    expect(sources).toEqual(['product', 'sample', 'product', 'product', 'product']);
  });
});
