import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useSearchQuery, useSuggestionsQuery } from '@/api/tmdb/endpoints/search';
import { useSeriesQuery } from '@/api/tmdb/endpoints/series';
import { useTitleQuery } from '@/api/tmdb/endpoints/details';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, movies, productUrl, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const WITH_KEY = { tmdbApiKey: KEY };
const NO_MOVIE = { results: [] };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Renders a hook over a fresh store. */
async function ask<Result>(useHook: () => Result, config = {}) {
  const { store } = await openStore({ config });
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(useHook, { wrapper }).result;
}

const parametersOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

describe('the search', () => {
  const SEARCH = `${TMDB_URL}/search/movie`;

  test('asks TMDB for movies, with the query as it was typed', async () => {
    const requests = fakeAddress(SEARCH, movies('Heat'));

    const result = await ask(() => useSearchQuery('heat & dust?'), WITH_KEY);

    await waitFor(() => expect(result.current.data?.source).toBe('tmdb'));
    expect(parametersOf(requests[0])).toMatchObject({ query: 'heat & dust?', include_adult: 'false' });
  });

  test('finds nothing when TMDB finds nothing', async () => {
    fakeAddress(SEARCH, json(NO_MOVIE));

    const result = await ask(() => useSearchQuery('interstellar'), WITH_KEY);

    await waitFor(() => expect(result.current.data).toEqual({ titles: [], source: 'tmdb' }));
  });

  test('looks through the samples when TMDB fails', async () => {
    fakeAddress(SEARCH, failure(401));

    const result = await ask(() => useSearchQuery('interstellar'), WITH_KEY);

    await waitFor(() => expect(result.current.data).toMatchObject({ source: 'sample', titles: [{ id: 1001 }] }));
  });

  test('looks through the samples without a word where there is no key', async () => {
    const requests = fakeAddress(SEARCH, movies('Heat'));

    const result = await ask(() => useSearchQuery('interstellar'));

    await waitFor(() => expect(result.current.data?.source).toBe('sample'));
    expect(requests).toHaveLength(0);
  });

  test('finds series among the samples as series', async () => {
    const result = await ask(() => useSearchQuery('breaking bad'));

    await waitFor(() => expect(result.current.data?.titles).toMatchObject([{ kind: 'tv', title: 'Breaking Bad' }]));
  });

  test('suggests from the samples and asks no server', async () => {
    const requests = fakeAddress(SEARCH, movies('Heat'));

    const result = await ask(() => useSuggestionsQuery('inter'), WITH_KEY);

    await waitFor(() => expect(result.current.data).toEqual(['Interstellar']));
    expect(requests).toHaveLength(0);
  });
});

describe('the series', () => {
  test('are TMDB’s when there is a key', async () => {
    fakeAddress(`${TMDB_URL}/tv/popular`, json({ results: [{ id: 1399, name: 'Dark' }] }));

    const result = await ask(() => useSeriesQuery(), WITH_KEY);

    await waitFor(() =>
      expect(result.current.data).toMatchObject({ source: 'tmdb', titles: [{ kind: 'tv', id: 1399 }] }),
    );
  });

  test('are the fifteen samples without one', async () => {
    const result = await ask(() => useSeriesQuery());

    await waitFor(() => expect(result.current.data?.titles).toHaveLength(15));
  });
});

describe('a title by its name alone', () => {
  test('is found among the samples, and no server is asked', async () => {
    const requests = fakeAddress(productUrl('popular'), movies('Heat'));

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 1001 }), WITH_KEY);

    await waitFor(() => expect(result.current.data?.title).toBe('Interstellar'));
    expect(requests).toHaveLength(0);
  });

  test('is found in the lists of the product API', async () => {
    fakeAddress(productUrl('popular'), json([{ id: 949, title: 'Heat' }]));

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 949 }));

    await waitFor(() => expect(result.current.data?.title).toBe('Heat'));
  });

  test('is asked of TMDB at last', async () => {
    for (const path of ['popular', 'trending', 'top-rated']) fakeAddress(productUrl(path), movies('Ronin'));
    fakeAddress(`${TMDB_URL}/tv/1399`, json({ id: 1399, name: 'Dark', genres: [{ id: 18, name: 'Drama' }] }));

    const result = await ask(() => useTitleQuery({ kind: 'tv', id: 1399 }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toMatchObject({ kind: 'tv', title: 'Dark', genres: ['Drama'] }));
  });

  test('that nobody knows is not found', async () => {
    for (const path of ['popular', 'trending', 'top-rated']) fakeAddress(productUrl(path), movies('Ronin'));
    fakeAddress(`${TMDB_URL}/movie/949`, failure(404));

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 949 }), WITH_KEY);

    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }));
  });
});
