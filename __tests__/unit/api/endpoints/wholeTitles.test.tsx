import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useCollectionQuery } from '@/api/endpoints/collections';
import { isNotFound } from '@/api/client/isNotFound';
import { titleByUrlEndpoints, useTitleQuery } from '@/api/endpoints/titleByUrl';
import { usePersonQuery } from '@/api/endpoints/people';
import { useSeasonQuery } from '@/api/endpoints/seasons';
import { titleDetailsEndpoints, useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import type { servicesOf } from '@/api/client/services';
import type { TitleName } from '@/domain/title/title';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { TMDB_FIXTURES } from '@tests/tmdbFixtures';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const WITH_KEY = { tmdbApiKey: KEY };
const MOVIE: TitleName = { kind: 'movie', id: 9008, source: 'tmdb' };
const SERIES: TitleName = { kind: 'tv', id: 9009, source: 'tmdb' };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Renders a hook with a fresh store. */
async function ask<Result>(useHook: () => Result, config = {}) {
  const { store } = await openStore({ config });
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(useHook, { wrapper }).result;
}

const parametersOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);

const api = (path: string) => `${TEST_APP_URL}api/${path}`;

/** Fakes the product API's whole lists. A list without records responds with 404. */
function ownLists(lists: { movies?: unknown; series?: unknown }) {
  fakeAddress(api('movies/all'), lists.movies === undefined ? failure(404) : json(lists.movies));
  fakeAddress(api('series/all'), lists.series === undefined ? failure(404) : json(lists.series));
}

describe('details of a title from TMDB', () => {
  test('arrive in one response with all parts', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));

    const result = await ask(() => useTitleDetailsQuery(MOVIE), WITH_KEY);

    await waitFor(() => expect(result.current.data?.cast).not.toHaveLength(0));
    expect(requests).toHaveLength(1);
    const { append_to_response: parts = '', ...others } = parametersOf(requests[0]);
    expect(parts.split(',')).toEqual(
      expect.arrayContaining(['videos', 'credits', 'recommendations', 'release_dates', 'watch/providers']),
    );
    expect(others).toMatchObject({ include_image_language: 'en,en,null', language: 'en-US' });
  });

  test('of a series request its own parts', async () => {
    const requests = fakeAddress(`${TMDB_URL}/tv/9009`, json(TMDB_FIXTURES['tv-whole']));

    const result = await ask(() => useTitleDetailsQuery(SERIES), WITH_KEY);

    await waitFor(() => expect(result.current.data?.seasons).not.toHaveLength(0));
    expect(parametersOf(requests[0]).append_to_response).toMatch(/aggregate_credits,content_ratings/);
  });

  test('share the response with the page that requests the title', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));

    const result = await ask(() => [useTitleQuery(MOVIE), useTitleDetailsQuery(MOVIE)] as const, WITH_KEY);

    await waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true));
    expect(requests).toHaveLength(1);
  });

  test('share it with each of many pages', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    const requests = ids.map((id) => fakeAddress(`${TMDB_URL}/movie/${id}`, json({ id, title: `Film ${id}` })));
    const { store } = await openStore({ config: WITH_KEY });

    for (const id of ids) {
      const movie: TitleName = { kind: 'movie', id, source: 'tmdb' };
      await store.dispatch(titleByUrlEndpoints.title.initiate(movie));
      await store.dispatch(titleDetailsEndpoints.titleDetails.initiate(movie));
    }

    expect(requests.map(({ length }) => length)).toEqual(ids.map(() => 1));
  });

  test('share it also if they are requested after it has arrived', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['movie-whole']));
    const { store } = await openStore({ config: WITH_KEY });
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
    const first = renderHook(() => useTitleQuery(MOVIE), { wrapper }).result;
    await waitFor(() => expect(first.current.data).toBeDefined());

    const { result } = renderHook(() => useTitleDetailsQuery(MOVIE), { wrapper });

    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(requests).toHaveLength(1);
  });

  test('are requested again after a failure', async () => {
    fakeAddress(`${TMDB_URL}/movie/9008`, failure(401), json(TMDB_FIXTURES['movie-whole']));
    const result = await ask(() => useTitleDetailsQuery(MOVIE), WITH_KEY);
    await waitFor(() => expect(result.current.error).toBeDefined());

    void result.current.refetch();

    await waitFor(() => expect(result.current.data).toBeDefined());
  });

  test('of an adult title are not found', async () => {
    fakeAddress(`${TMDB_URL}/movie/9008`, json({ ...TMDB_FIXTURES['movie-whole'], adult: true }));

    const result = await ask(() => [useTitleQuery(MOVIE), useTitleDetailsQuery(MOVIE)] as const, WITH_KEY);

    await waitFor(() => expect(result.current.every(({ error }) => error !== undefined)).toBe(true));
    expect(result.current.map(({ error }) => isNotFound(error))).toEqual([true, true]);
  });

  test('that TMDB does not have are not found, without a failure', async () => {
    fakeAddress(`${TMDB_URL}/movie/9008`, json(TMDB_FIXTURES['resource-not-found']), failure(404));
    fakeAddress(`${TMDB_URL}/movie/9008`, failure(404));
    const { store } = await openStore({ config: WITH_KEY });
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;

    const { result } = renderHook(() => useTitleDetailsQuery(MOVIE), { wrapper });

    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(isNotFound(result.current.error)).toBe(true);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('that cannot be loaded are reported as a failure', async () => {
    fakeAddress(`${TMDB_URL}/movie/9008`, failure(401));
    const extra: { services?: ReturnType<typeof servicesOf> } = {};
    const { store } = await openStore({ config: WITH_KEY });
    store.dispatch((_dispatch: unknown, _state: unknown, services: ReturnType<typeof servicesOf>) => {
      extra.services = services;
    });
    const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;

    const { result } = renderHook(() => useTitleDetailsQuery(MOVIE), { wrapper });

    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'http', status: 401 }));
    expect(extra.services?.failures).toMatchObject([{ source: 'tmdb', name: 'details of movie 9008', status: 401 }]);
    expect(jest.mocked(console.warn).mock.calls).toEqual([['Failed to fetch details of movie 9008: Unauthorized']]);
  });
});

describe('details of a title from the product API', () => {
  const NAME: TitleName = { kind: 'movie', id: 7, source: 'product' };
  const RECORD = { id: 7, title: 'Own', cast: [{ name: 'Ann Example', character: 'Herself' }], tagline: 'Ours.' };

  test('are the fields of its record in the whole list', async () => {
    ownLists({ movies: { results: [{ id: 1, title: 'Other' }], next: 'movies/all-2' } });
    fakeAddress(api('movies/all-2'), json([RECORD]));

    const result = await ask(() => useTitleDetailsQuery(NAME), WITH_KEY);

    await waitFor(() => expect(result.current.data?.tagline).toBe('Ours.'));
    expect(result.current.data?.cast).toMatchObject([{ id: 'ann-example', role: 'Herself', source: 'product' }]);
  });

  test('are merged with the file that the record names', async () => {
    ownLists({ movies: [{ ...RECORD, details: 'more/7.json' }] });
    fakeAddress(api('movies/more/7.json'), json({ id: 'another', tagline: 'Fuller.', status: 'Released' }));

    const result = await ask(() => useTitleDetailsQuery(NAME));

    await waitFor(() => expect(result.current.data).toMatchObject({ tagline: 'Fuller.', status: 'Released' }));
    expect(result.current.data?.title.id).toBe(7);
  });

  test.each([
    ['is not there', failure(404)],
    ['is no JSON', () => new Response('<p>', { status: 200 })],
  ])('are shown if that file %s', async (_what, answer) => {
    ownLists({ movies: [{ ...RECORD, details: 'more/7.json' }] });
    fakeAddress(api('movies/more/7.json'), answer);

    const result = await ask(() => useTitleDetailsQuery(NAME));

    await waitFor(() => expect(result.current.data?.tagline).toBe('Ours.'));
  });

  test('never come from outside the product API', async () => {
    ownLists({ movies: [{ ...RECORD, details: 'https://elsewhere.example/7.json' }] });

    const result = await ask(() => useTitleDetailsQuery(NAME));

    await waitFor(() => expect(result.current.data?.tagline).toBe('Ours.'));
  });

  test('are found in the other lists if there is no whole list', async () => {
    ownLists({});
    for (const path of ['trending', 'top-rated', 'genre/:id']) fakeAddress(api(`movies/${path}`), failure(404));
    fakeAddress(api('movies/top-rated'), json([RECORD]));

    const result = await ask(() => useTitleDetailsQuery(NAME));

    await waitFor(() => expect(result.current.data?.tagline).toBe('Ours.'));
  });

  test('of a sample come from its record, without a request', async () => {
    const result = await ask(() => useTitleDetailsQuery({ kind: 'movie', id: 1001, source: 'sample' }), WITH_KEY);

    await waitFor(() => expect(result.current.data).toMatchObject({ title: { title: 'Interstellar' }, cast: [] }));
  });
});

describe('a season', () => {
  test('from TMDB has its episodes', async () => {
    fakeAddress(`${TMDB_URL}/tv/9009/season/1`, json(TMDB_FIXTURES['tv-season-details']));

    const result = await ask(() => useSeasonQuery({ series: SERIES, number: 1 }), WITH_KEY);

    await waitFor(() =>
      expect(result.current.data).toMatchObject({ number: 1, episodes: [{ number: 1 }, { number: 2 }] }),
    );
  });

  test('has English texts if the site’s language has none', async () => {
    const season = TMDB_FIXTURES['tv-season-details'];
    const untold = { ...season, episodes: season.episodes.map((episode) => ({ ...episode, overview: '' })) };
    const requests = fakeAddress(`${TMDB_URL}/tv/9009/season/1`, json(untold), json(season));

    const result = await ask(() => useSeasonQuery({ series: SERIES, number: 1 }), { ...WITH_KEY, language: 'de-DE' });

    await waitFor(() =>
      expect(result.current.data?.episodes[0]).toMatchObject({
        overview: season.episodes[0]?.overview,
        overviewLanguage: 'en',
      }),
    );
    expect(requests.map((request) => parametersOf(request).language)).toEqual(['de-DE', 'en-US']);
  });

  test('with all texts in the site’s language is requested once', async () => {
    const requests = fakeAddress(`${TMDB_URL}/tv/9009/season/1`, json(TMDB_FIXTURES['tv-season-details']));

    const result = await ask(() => useSeasonQuery({ series: SERIES, number: 1 }), { ...WITH_KEY, language: 'de-DE' });

    await waitFor(() => expect(result.current.data?.episodes).toHaveLength(2));
    expect(requests.map((request) => parametersOf(request).language)).toEqual(['de-DE']);
  });

  test('from the product API comes from the record of its series', async () => {
    const seasons = [{ season_number: 2, episodes: [{ episode_number: 1, name: 'Again' }] }];
    ownLists({ series: [{ id: 5, name: 'Ours', seasons }] });

    const result = await ask(() => useSeasonQuery({ series: { kind: 'tv', id: 5, source: 'product' }, number: 2 }));

    await waitFor(() => expect(result.current.data).toMatchObject({ name: 'Season 2', episodes: [{ name: 'Again' }] }));
  });

  test('can have its own file there', async () => {
    ownLists({ series: [{ id: 5, name: 'Ours', seasons: [{ season_number: 2, details: 'ours/2.json' }] }] });
    fakeAddress(api('series/ours/2.json'), json({ episodes: [{ episode_number: 1, name: 'Again' }] }));

    const result = await ask(() => useSeasonQuery({ series: { kind: 'tv', id: 5, source: 'product' }, number: 2 }));

    await waitFor(() => expect(result.current.data?.episodes).toMatchObject([{ name: 'Again' }]));
  });

  test('that the series does not have is not found', async () => {
    ownLists({ series: [{ id: 5, name: 'Ours', seasons: [] }] });

    const result = await ask(() => useSeasonQuery({ series: { kind: 'tv', id: 5, source: 'product' }, number: 3 }));

    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(isNotFound(result.current.error)).toBe(true);
  });
});

describe('a person', () => {
  test('from TMDB has films and series', async () => {
    const requests = fakeAddress(`${TMDB_URL}/person/9301`, json(TMDB_FIXTURES['person-details']));

    const result = await ask(() => usePersonQuery({ id: 9301, source: 'tmdb' }), WITH_KEY);

    await waitFor(() => expect(result.current.data?.name).toBe('Invented Person'));
    expect(requests).toHaveLength(1);
  });

  const LISTS = {
    movies: [
      { id: 1, title: 'One', release_date: '2001-01-01', cast: [{ name: 'Ann Example', character: 'A' }] },
      { id: 2, title: 'Two', release_date: '2002-01-01', crew: [{ name: 'Ann Example', job: 'Director' }] },
      { id: 3, title: 'Three', cast: [{ id: 44, name: 'Ann Example' }] },
    ],
    series: [{ id: 1, name: 'Run', first_air_date: '2003-01-01', cast: [{ name: 'Ann Example', character: 'B' }] }],
  };

  test('without an id in the product API has all credits of that name and no file', async () => {
    ownLists(LISTS);

    const result = await ask(() => usePersonQuery({ id: 'ann-example', source: 'product' }));

    await waitFor(() => expect(result.current.data?.name).toBe('Ann Example'));
    expect(result.current.data?.credits.map(({ title, role }) => [title.kind, title.title, role])).toEqual([
      ['tv', 'Run', 'B'],
      ['movie', 'Two', 'Director'],
      ['movie', 'One', 'A'],
    ]);
  });

  test('with an id in the product API can have a file', async () => {
    ownLists(LISTS);
    fakeAddress(api('person/44'), json({ biography: 'Born and raised.', birthday: '1970-02-03' }));

    const result = await ask(() => usePersonQuery({ id: 44, source: 'product' }));

    await waitFor(() =>
      expect(result.current.data).toMatchObject({
        name: 'Ann Example',
        biography: 'Born and raised.',
        born: '1970-02-03',
      }),
    );
    expect(result.current.data?.credits).toHaveLength(1);
  });

  test('without that file has the data of the lists', async () => {
    ownLists(LISTS);
    fakeAddress(api('person/44'), failure(404));

    const result = await ask(() => usePersonQuery({ id: 44, source: 'product' }));

    await waitFor(() => expect(result.current.data).toMatchObject({ name: 'Ann Example', biography: '' }));
  });

  test('is found if only a title’s own file names them', async () => {
    ownLists({
      movies: [
        { id: 1, title: 'Heat', details: '../movie/1' },
        { id: 2, title: 'Ronin' },
      ],
    });
    fakeAddress(api('movie/1'), json({ cast: [{ name: 'Mira Holt' }], collection: 'The Pair' }));

    const person = await ask(() => usePersonQuery({ id: 'mira-holt', source: 'product' }));
    const collection = await ask(() => useCollectionQuery({ id: 'the-pair', source: 'product' }));

    await waitFor(() => expect(person.current.data).toMatchObject({ name: 'Mira Holt' }));
    await waitFor(() => expect(collection.current.data?.titles).toMatchObject([{ title: 'Heat' }]));
  });

  test('that no source has is not found', async () => {
    ownLists(LISTS);
    fakeAddress(`${TMDB_URL}/person/45`, failure(404));

    const result = await ask(() => usePersonQuery({ id: 45, source: null }), WITH_KEY);

    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(isNotFound(result.current.error)).toBe(true);
  });
});

describe('a collection', () => {
  test('from TMDB has its films, oldest first', async () => {
    fakeAddress(`${TMDB_URL}/collection/9401`, json(TMDB_FIXTURES.collection));

    const result = await ask(() => useCollectionQuery({ id: 9401, source: 'tmdb' }), WITH_KEY);

    await waitFor(() => expect(result.current.data?.titles.map(({ year }) => year)).toEqual([1999, 2023, null]));
  });

  test('from the product API has all titles that name it', async () => {
    ownLists({
      movies: [
        { id: 1, title: 'Two', year: 2002, collection: 'The Pair' },
        { id: 2, title: 'One', year: 2001, belongs_to_collection: { name: 'The Pair', overview: 'Both.' } },
        { id: 3, title: 'Alone' },
      ],
    });

    const result = await ask(() => useCollectionQuery({ id: 'the-pair', source: 'product' }));

    await waitFor(() => expect(result.current.data).toMatchObject({ name: 'The Pair', overview: 'Both.' }));
    expect(result.current.data?.titles.map(({ title }) => title)).toEqual(['One', 'Two']);
  });
});

test.each([
  ['a title', () => useTitleDetailsQuery(MOVIE)],
  ['a season', () => useSeasonQuery({ series: SERIES, number: 1 })],
  ['a person', () => usePersonQuery({ id: 1, source: 'tmdb' })],
  ['a collection', () => useCollectionQuery({ id: 1, source: 'tmdb' })],
])('%s of TMDB is not found without a request if TMDB is not configured', async (_what, useHook) => {
  const result = await ask<{ error?: unknown }>(useHook);

  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(isNotFound(result.current.error)).toBe(true);
});
