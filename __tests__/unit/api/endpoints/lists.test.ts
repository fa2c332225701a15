import { HttpResponse } from 'msw';
import { listEndpoints } from '@/api/endpoints/lists';
import type { AppStore } from '@/app/store';
import { HOME_LIST_LENGTH } from '@/api/client/titleList';
import { MAX_JSON_BYTES } from '@/lib/json';
import { freshStores, stored } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, movies, productUrl, text } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const { popular, trending, topRated, genres } = listEndpoints;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const LISTS = [
  { name: 'popular', path: 'popular', ask: (store: AppStore) => store.dispatch(popular.initiate()) },
  { name: 'trending', path: 'trending', ask: (store: AppStore) => store.dispatch(trending.initiate()) },
  { name: 'topRated', path: 'top-rated', ask: (store: AppStore) => store.dispatch(topRated.initiate()) },
  { name: 'genres', path: 'genres', ask: (store: AppStore) => store.dispatch(genres.initiate()) },
];

const usable = json([{ id: 28, title: 'Heat', name: 'Action' }]);

test.each(LISTS)('$name is requested at movies/$path and cached under its name', async ({ name, path, ask }) => {
  const requests = fakeAddress(productUrl(path), usable);
  const { store } = await openStore();

  const { data } = await ask(store);

  expect(data?.source).toBe('product');
  expect(requests).toHaveLength(1);
  expect(Object.keys(store.getState().productApi.queries)).toEqual([name]);
});

test.each(LISTS)('$name has samples', async ({ path, ask }) => {
  fakeAddress(productUrl(path), failure(404));
  const { store } = await openStore();

  const { data } = await ask(store);

  expect(data?.source).toBe('sample');
  expect(data && ('genres' in data ? data.genres : data.titles).length).toBeGreaterThan(5);
});

test('the lists read every record as a movie', async () => {
  fakeAddress(
    productUrl('popular'),
    json([
      { imdbID: 'tt0113277', Title: 'Heat', Type: 'movie' },
      { id: 2, name: 'Ronin' },
    ]),
  );
  const { store } = await openStore();

  const { data } = await store.dispatch(popular.initiate());

  expect(data?.titles.map(({ kind, id, title }) => [kind, id, title])).toEqual([
    ['movie', 'tt0113277', 'Heat'],
    ['movie', 2, 'Ronin'],
  ]);
});

test('a list of Home is cut off after a hundred titles', async () => {
  fakeAddress(productUrl('popular'), movies(...Array.from({ length: 1500 }, (_, index) => `Movie ${index}`)));
  const { store } = await openStore();

  const { data } = await store.dispatch(popular.initiate());

  expect(data?.titles).toHaveLength(HOME_LIST_LENGTH);
});

test('reads genres in the shape of TMDB, and skips junk', async () => {
  fakeAddress(
    productUrl('genres'),
    json({
      genres: [{ id: 28, name: 'Action' }, null, 'x', { id: '12', name: 'No' }, { id: 3 }, { id: 4, name: '  ' }],
    }),
  );
  const { store } = await openStore();

  const { data } = await store.dispatch(genres.initiate());

  expect(data).toEqual({ genres: [{ id: 28, name: 'Action' }], source: 'product' });
});

/** Every combination of one to four failing lists. */
const SOME_FAIL = Array.from({ length: 15 }, (_, index) =>
  LISTS.map(({ name }) => name).filter((_name, bit) => (index + 1) & (1 << bit)),
);

test.each(SOME_FAIL.map((failing) => [failing.join(', '), failing] as const))(
  'when %s cannot be fetched, the other lists are still cached',
  async (_names, failing) => {
    for (const { name, path } of LISTS) fakeAddress(productUrl(path), failing.includes(name) ? failure(404) : usable);
    const { store, persistor } = await openStore();

    await Promise.all(LISTS.map(({ ask }) => ask(store)));
    await persistor.flush();

    const { entries } = stored('kinora:catalogue') as { entries: object };
    expect(Object.keys(entries).sort()).toEqual(
      LISTS.map(({ name }) => name)
        .filter((name) => !failing.includes(name))
        .sort(),
    );
    expect(console.warn).toHaveBeenCalledTimes(failing.length);
  },
);

describe('a response that is too large', () => {
  const large = `[${' '.repeat(MAX_JSON_BYTES)}]`;
  const says = { 'Content-Length': String(MAX_JSON_BYTES + 1) };

  test.each([
    ['by what its server says', () => new HttpResponse('[{"id":1,"title":"Heat"}]', { headers: says })],
    ['by what has come', text(large)],
  ])('is not read (%s): samples appear', async (_how, answer) => {
    const requests = fakeAddress(productUrl('popular'), answer);
    const { store } = await openStore();

    const { data } = await store.dispatch(popular.initiate());

    expect(data?.source).toBe('sample');
    expect(requests).toHaveLength(1);
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch popular: The response is too large');
  });
});
