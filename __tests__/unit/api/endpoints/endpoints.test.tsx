import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import {
  searchEndpoints,
  useTypoSuggestionsQuery,
  useSearchInfiniteQuery,
  useSuggestionsQuery,
} from '@/api/endpoints/search';
import { useSeries } from '@/api/endpoints/series';
import { titlesOfPages } from '@/api/client/titlePages';
import type { SearchKind } from '@/domain/query/readQuery';
import { SEARCH_KINDS } from '@/domain/query/readQuery';
import { isNotFound } from '@/api/client/isNotFound';
import { useTitleQuery } from '@/api/endpoints/titleByUrl';
import { useTrailerQuery } from '@/api/endpoints/videos';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, movies, productUrl, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const WITH_KEY = { tmdbApiKey: KEY };
const NO_MOVIE = { results: [] };

const wholeUrl = (kind: 'movies' | 'series') => `${TEST_APP_URL}api/${kind}/all`;

// Loads the lazy modules first, because their compilation takes a while.
beforeAll(() => Promise.all([import('@/api/search/searchLibrary'), import('@/api/samples/sampleCatalogue')]));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Store = Awaited<ReturnType<typeof openStore>>['store'];

function askIn<Result>(store: Store, useHook: () => Result) {
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(useHook, { wrapper }).result;
}

/** Renders a hook with a fresh store. */
async function ask<Result>(useHook: () => Result, config = {}) {
  const { store } = await openStore({ config });
  return askIn(store, useHook);
}

const parametersOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

describe('the search', () => {
  const searchUrl = (kind: string) => `${TMDB_URL}/search/${kind}`;
  const fakeSearch = (kind: string, ...answers: Parameters<typeof fakeAddress>[1][]) => {
    const [first = json(NO_MOVIE), ...more] = answers;
    return fakeAddress(searchUrl(kind), first, ...more);
  };
  const search = (written: string, kind: SearchKind = 'movie', config: object = WITH_KEY) =>
    ask(() => useSearchInfiniteQuery({ kind, written }), config);
  const firstPage = (result: Awaited<ReturnType<typeof search>>) => result.current.data?.pages[0];

  test('requests movies from TMDB with the query as typed', async () => {
    const requests = fakeSearch('movie', movies('Heat'));

    const result = await search('heat & dust?');

    await waitFor(() => expect(firstPage(result)?.source).toBe('tmdb'));
    expect(parametersOf(requests[0])).toMatchObject({ query: 'heat & dust?', include_adult: 'false' });
  });

  test.each([
    ['movie', 'primary_release_year'],
    ['tv', 'first_air_date_year'],
  ] as const)('requests TMDB for a %s of a year', async (kind, parameter) => {
    const requests = fakeSearch(kind, json(NO_MOVIE));

    const result = await search('alien (1979)', kind);

    await waitFor(() => expect(firstPage(result)).toBeDefined());
    expect(requests.map(parametersOf)).toMatchObject([{ query: 'alien', [parameter]: '1979' }]);
  });

  test('searches a last word that may be a year both ways, and lists results of the year first', async () => {
    const requests = fakeAddress(searchUrl('movie'), (request) => {
      const isOfYear = new URL(request.url).searchParams.has('primary_release_year');
      return Response.json({ results: [isOfYear ? { id: 1, title: 'Alien' } : { id: 2, title: 'Alien 1979' }] });
    });

    const result = await search('alien 1979');

    await waitFor(() => expect(firstPage(result)?.titles).toMatchObject([{ id: 1 }, { id: 2 }]));
    expect(requests.map((request) => parametersOf(request).query).sort()).toEqual(['alien', 'alien 1979']);
  });

  test('a title that ends in a year has all result pages of the full text', async () => {
    fakeAddress(searchUrl('movie'), (request) => {
      const { primary_release_year: year, page = '1' } = parametersOf(request);
      const isOfYear = year !== undefined;
      const results = isOfYear ? [] : [{ id: Number(page), title: `Blade Runner 2049, part ${page}` }];
      return Response.json({
        page: Number(page),
        total_pages: isOfYear ? 0 : 2,
        total_results: results.length,
        results,
      });
    });

    const result = await search('blade runner 2024');
    await waitFor(() => expect(firstPage(result)?.titles).toMatchObject([{ id: 1 }]));
    expect(result.current.hasNextPage).toBe(true);
    await result.current.fetchNextPage();

    await waitFor(() => expect(result.current.data?.pages[1]?.titles).toMatchObject([{ id: 2 }]));
    expect(result.current.hasNextPage).toBe(false);
  });

  describe('with own movies only', () => {
    const bring = () => {
      fakeAddress(wholeUrl('series'), failure(404));
      return fakeAddress(
        wholeUrl('movies'),
        json([
          { id: 1, title: 'Heat', director: 'Jon Aldo', cast: [{ name: 'Mira Holt', character: 'Ann' }] },
          { id: 2, title: 'Ronin', cast: [{ name: 'Mira Holt' }] },
        ]),
      );
    };

    test('series and unknown people come from TMDB', async () => {
      bring();
      fakeSearch('tv', json({ results: [{ id: 9, name: 'Heat Wave' }] }));
      fakeSearch('person', json({ results: [{ id: 5, name: 'Heather Venn' }] }));

      const series = await search('heat', 'tv');
      const people = await search('heat', 'person');

      await waitFor(() => expect(firstPage(series)).toMatchObject({ source: 'tmdb', titles: [{ id: 9 }] }));
      await waitFor(() => expect(firstPage(people)).toMatchObject({ source: 'tmdb', people: [{ id: 5 }] }));
    });

    test('finds no series and no sample if the catalogue has none', async () => {
      bring();
      const series = await search('breaking bad', 'tv', { samples: false });

      await waitFor(() => expect(firstPage(series)).toMatchObject({ source: 'product', titles: [] }));
    });

    test.each(['mira', 'mira holt', 'mira hlot'])('%j finds a cast member', async (written) => {
      bring();
      const people = await search(written, 'person');

      await waitFor(() =>
        expect(firstPage(people)?.people).toMatchObject([
          { id: 'mira-holt', name: 'Mira Holt', source: 'product', knownFor: ['Heat', 'Ronin'] },
        ]),
      );
    });

    test('a cast member and a director find their titles', async () => {
      bring();
      const ofCast = await search('mira holt');
      const ofDirector = await search('aldo');

      await waitFor(() => expect(firstPage(ofCast)?.titles).toHaveLength(2));
      await waitFor(() => expect(firstPage(ofDirector)?.titles).toMatchObject([{ title: 'Heat' }]));
    });
  });

  test('reads people and skips adult ones', async () => {
    fakeSearch(
      'person',
      json({
        results: [
          { id: 5, name: 'Orla Venn' },
          { id: 6, name: 'No One', adult: true },
        ],
      }),
    );

    const result = await search('orla', 'person');

    await waitFor(() =>
      expect(firstPage(result)?.people).toMatchObject([{ id: 5, name: 'Orla Venn', source: 'tmdb' }]),
    );
  });

  test('finds nothing when TMDB finds nothing', async () => {
    fakeSearch('movie', json(NO_MOVIE));

    const result = await search('interstellar');

    await waitFor(() => expect(firstPage(result)).toMatchObject({ titles: [], source: 'tmdb' }));
  });

  test('searches the samples when TMDB fails', async () => {
    fakeSearch('movie', failure(401));

    const result = await search('interstellar');

    await waitFor(() => expect(firstPage(result)).toMatchObject({ source: 'sample', titles: [{ id: 1001 }] }));
  });

  test('searches only the samples without a key', async () => {
    const requests = fakeSearch('movie', movies('Heat'));

    const result = await search('interstellar', 'movie', {});

    await waitFor(() => expect(firstPage(result)?.source).toBe('sample'));
    expect(requests).toHaveLength(0);
  });

  test('finds series among the samples as series', async () => {
    const result = await search('breaking bad', 'tv', {});

    await waitFor(() => expect(firstPage(result)?.titles).toMatchObject([{ kind: 'tv', title: 'Breaking Bad' }]));
  });

  test('requests an id from TMDB once for all kinds', async () => {
    const answer = { movie_results: [{ id: 348, title: 'Alien' }], tv_results: [], person_results: [] };
    const requests = fakeAddress(`${TMDB_URL}/find/tt0078748`, json(answer));

    const result = await ask(
      () => [
        useSearchInfiniteQuery({ kind: 'movie', written: 'tt0078748' }),
        useSearchInfiniteQuery({ kind: 'tv', written: 'tt0078748' }),
      ],
      WITH_KEY,
    );

    await waitFor(() => expect(result.current.map(({ data }) => data?.pages[0]?.titles.length)).toEqual([1, 0]));
    expect(requests).toHaveLength(1);
  });

  test('finds an id after an earlier request without a network', async () => {
    const answer = { movie_results: [{ id: 348, title: 'Alien' }], tv_results: [], person_results: [] };
    fakeAddress(`${TMDB_URL}/find/tt0078748`, failure(404), json(answer));

    const result = await search('tt0078748');
    await waitFor(() => expect(firstPage(result)).toMatchObject({ source: 'sample', titles: [] }));
    await result.current.refetch();

    await waitFor(() => expect(firstPage(result)?.titles).toMatchObject([{ id: 348 }]));
  });

  test('requests a product API with a search once for all kinds', async () => {
    const results = [
      { id: 1, kind: 'movie', title: 'Night Train' },
      { id: 2, kind: 'tv', title: 'Night Shift' },
      { id: 3, kind: 'person', name: 'Nora Night' },
    ];
    const requests = fakeAddress(`${TEST_APP_URL}api/search`, json({ results }));

    const result = await ask(() => SEARCH_KINDS.map((kind) => useSearchInfiniteQuery({ kind, written: 'night' })), {
      productApiSearches: true,
    });

    const names = () =>
      result.current.map(({ data }) => [
        ...(data?.pages[0]?.titles ?? []).map(({ title }) => title),
        ...(data?.pages[0]?.people ?? []).map(({ name }) => name),
      ]);
    await waitFor(() => expect(names()).toEqual([['Night Train'], ['Night Shift'], ['Nora Night']]));
    expect(requests).toHaveLength(1);
  });

  test('suggests no samples if the product API searches', async () => {
    const config = { productApiSearches: true };
    const suggestions = await ask(() => useSuggestionsQuery('interst'), config);
    const near = await ask(() => useTypoSuggestionsQuery('interstelar'), config);

    await waitFor(() => expect([suggestions.current.data, near.current.data]).toEqual([[], []]));
  });

  test('suggests no samples while own lists load', async () => {
    const requests = fakeAddress(wholeUrl('movies'), () => new Promise(() => undefined));
    fakeAddress(wholeUrl('series'), failure(404));
    const { store } = await openStore();
    void store.dispatch(searchEndpoints.prepareSearch.initiate());
    await waitFor(() => expect(requests).toHaveLength(1));

    const { data } = await store.dispatch(searchEndpoints.suggestions.initiate('interst'));

    expect(data).toEqual([]);
  });

  test('suggests titles of own lists as soon as they load, without further typing', async () => {
    let arrive = () => undefined as void;
    const coming = new Promise<void>((resolve) => (arrive = resolve));
    const requests = fakeAddress(wholeUrl('movies'), async (request) => {
      await coming;
      return json([{ id: 1, title: 'Interstate Harbour' }])(request);
    });
    fakeAddress(wholeUrl('series'), failure(404));
    const { store } = await openStore();
    void store.dispatch(searchEndpoints.prepareSearch.initiate());
    await waitFor(() => expect(requests).toHaveLength(1));

    const result = askIn(store, () => useSuggestionsQuery('interst'));
    await waitFor(() => expect(result.current.data).toEqual([]));
    arrive();

    await waitFor(() => expect(result.current.data).toMatchObject([{ text: 'Interstate Harbour' }]));
  });

  test('suggests from the samples and requests no server', async () => {
    const requests = fakeSearch('movie', movies('Heat'));

    const result = await ask(() => useSuggestionsQuery('inter'), WITH_KEY);

    await waitFor(() => expect(result.current.data?.map(({ text }) => text)).toEqual(['Interstellar']));
    expect(requests).toHaveLength(0);
  });

  test('suggests a title with a similar spelling', async () => {
    const result = await ask(() => useTypoSuggestionsQuery('intrestelar'), WITH_KEY);

    await waitFor(() => expect(result.current.data).toEqual(['Interstellar']));
  });
});

describe('the series', () => {
  test('come from TMDB if there is a key', async () => {
    fakeAddress(`${TMDB_URL}/tv/popular`, json({ results: [{ id: 1399, name: 'Dark' }] }));

    const result = await ask(() => useSeries(), WITH_KEY);

    await waitFor(() =>
      expect(result.current.data?.pages).toMatchObject([{ source: 'tmdb', titles: [{ kind: 'tv', id: 1399 }] }]),
    );
  });

  test('come page by page, and end after the last', async () => {
    const requests = fakeAddress(
      `${TMDB_URL}/tv/popular`,
      json({ page: 1, total_pages: 2, results: [{ id: 1399, name: 'Dark' }] }),
      json({ page: 2, total_pages: 2, results: [{ id: 1400, name: 'Ark' }] }),
    );
    const result = await ask(() => useSeries(), WITH_KEY);
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));

    await result.current.fetchNextPage();

    await waitFor(() => expect(result.current.data && titlesOfPages(result.current.data)).toHaveLength(2));
    expect(result.current.hasNextPage).toBe(false);
    expect(requests.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2']);
  });

  test('of a product API follow `next`, and a later page can be empty', async () => {
    fakeAddress(wholeUrl('series'), json({ results: [{ id: 1, name: 'Dark' }], next: 'series/all-2' }));
    fakeAddress(`${TEST_APP_URL}api/series/all-2`, json({ results: [] }));
    const result = await ask(() => useSeries(), WITH_KEY);
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));

    await result.current.fetchNextPage();

    await waitFor(() => expect(result.current.hasNextPage).toBe(false));
    expect(result.current.isFetchNextPageError).toBe(false);
  });

  test('are the fifteen samples without a key', async () => {
    const result = await ask(() => useSeries());

    await waitFor(() => expect(result.current.data && titlesOfPages(result.current.data)).toHaveLength(15));
  });
});

describe('a title by its address alone', () => {
  const unlisted = (answer = failure(404)) => {
    for (const path of ['popular', 'trending', 'top-rated', 'genre/:id']) fakeAddress(productUrl(path), answer);
    fakeAddress(wholeUrl('movies'), answer);
    fakeAddress(wholeUrl('series'), answer);
  };

  test('is found among the samples without a request to TMDB', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/1001`, movies('Heat'));

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 1001, source: null }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Interstellar', source: 'sample' }));
    expect(requests).toHaveLength(0);
  });

  test('is a studio’s copy if the address names one', async () => {
    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 'paramount-2001', source: null }));

    await waitFor(() => expect(result.current.data?.title).toBe('Paramount The Shawshank Redemption'));
  });

  test.each(['popular', 'trending', 'top-rated', 'genre/4'])(
    'is found in the list %s of the product API',
    async (path) => {
      unlisted();
      fakeAddress(productUrl(path), json([{ id: 949, title: 'Heat' }]));

      const result = await ask(() => useTitleQuery({ kind: 'movie', id: 949, source: 'product' }), WITH_KEY);

      await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Heat', source: 'product' }));
    },
  );

  test('is found in the whole list, on a later page too', async () => {
    unlisted();
    fakeAddress(wholeUrl('series'), json({ results: [{ id: 1, name: 'A' }], next: 'series/all-2' }));
    fakeAddress(`${TEST_APP_URL}api/series/all-2`, json({ results: [{ id: 1399, name: 'Dark' }] }));

    const result = await ask(() => useTitleQuery({ kind: 'tv', id: 1399, source: 'product' }));

    await waitFor(() => expect(result.current.data).toMatchObject({ kind: 'tv', title: 'Dark' }));
  });

  test('is requested from TMDB last', async () => {
    unlisted();
    fakeAddress(`${TMDB_URL}/tv/1399`, json({ id: 1399, name: 'Dark', genres: [{ id: 18, name: 'Drama' }] }));

    const result = await ask(() => useTitleQuery({ kind: 'tv', id: 1399, source: null }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toMatchObject({ kind: 'tv', title: 'Dark', genres: ['Drama'] }));
  });

  test('of the source TMDB is not a sample with the same number', async () => {
    fakeAddress(`${TMDB_URL}/movie/1001`, json({ id: 1001, title: 'Somebody Else’s' }));

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 1001, source: 'tmdb' }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Somebody Else’s', source: 'tmdb' }));
  });

  test('that no source has is not found', async () => {
    unlisted();
    fakeAddress(`${TMDB_URL}/movie/949`, failure(404));

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 949, source: null }), WITH_KEY);

    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(isNotFound(result.current.error)).toBe(true);
  });

  test.each([
    ['the product API has a fault', failure(503), failure(404)],
    ['TMDB has a fault', failure(404), failure(503)],
    ['TMDB refuses the key', failure(404), failure(401)],
  ])('is not reported as missing when %s', async (_what, product, tmdb) => {
    unlisted(product);
    fakeAddress(`${TMDB_URL}/movie/949`, tmdb);

    const result = await ask(() => useTitleQuery({ kind: 'movie', id: 949, source: null }), WITH_KEY);

    await waitFor(() => expect(result.current.error).toBeDefined(), { timeout: 4000 });
    expect(isNotFound(result.current.error)).toBe(false);
  });
});

describe('a trailer', () => {
  const VIDEOS = `${TMDB_URL}/movie/603/videos`;

  test('of a title from TMDB is requested from TMDB', async () => {
    const requests = fakeAddress(
      VIDEOS,
      json({ results: [{ site: 'YouTube', key: 'abcdefghijk', type: 'Trailer', official: true, iso_639_1: 'en' }] }),
    );

    const result = await ask(() => useTrailerQuery({ kind: 'movie', id: 603 }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toEqual({ key: 'abcdefghijk' }));
    expect(parametersOf(requests[0])).toMatchObject({ include_video_language: 'en,en,null' });
  });

  test.each([
    ['has no video', json({ results: [] })],
    ['cannot be asked for', failure(404)],
  ])('is missing if the title %s', async (_what, answer) => {
    fakeAddress(VIDEOS, answer);

    const result = await ask(() => useTrailerQuery({ kind: 'movie', id: 603 }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toEqual({ key: null }));
  });
});
