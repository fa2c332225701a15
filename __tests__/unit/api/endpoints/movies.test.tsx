import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { moviesEndpoints, useMovies } from '@/api/endpoints/movies';
import { titlesOfPages } from '@/api/client/titlePages';
import { freshStores } from '../../persistence/stores';
import { failure, fakeAddress, fakeNetwork, json, KEY, pass, setDate, stopClocks, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

const ALL = `${TEST_APP_URL}api/movies/all`;
const POPULAR = `${TMDB_URL}/movie/popular`;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

type Made = Awaited<ReturnType<typeof openStore>>;

function show({ store }: Made, genreId: number | null = null) {
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useMovies(genreId), { wrapper });
}

const namesIn = ({ result }: ReturnType<typeof show>) =>
  result.current.data ? titlesOfPages(result.current.data).map(({ title }) => title) : [];

const action = (id: number, title: string) => ({ id, title, genre_ids: [28] });
const drama = (id: number, title: string) => ({ id, title, genre_ids: [18] });

test('movies come from the product API page by page along `next`', async () => {
  fakeAddress(ALL, json({ results: [drama(1, 'Heat')], next: 'all/2' }));
  fakeAddress(`${TEST_APP_URL}api/movies/all/2`, json({ results: [drama(2, 'Ronin')] }));
  const view = show(await openStore({ config: { tmdbApiKey: KEY } }));

  await waitFor(() => expect(namesIn(view)).toEqual(['Heat']));
  await view.result.current.fetchNextPage();

  await waitFor(() => expect(namesIn(view)).toEqual(['Heat', 'Ronin']));
  expect(view.result.current.hasNextPage).toBe(false);
});

test('movies of a genre are searched across as many pages as necessary', async () => {
  fakeAddress(ALL, json({ results: [drama(1, 'Heat')], next: 'movies/all-2' }));
  fakeAddress(`${TEST_APP_URL}api/movies/all-2`, json({ results: [action(2, 'Ronin'), drama(3, 'Babel')] }));
  const view = show(await openStore(), 28);

  await waitFor(() => expect(namesIn(view)).toEqual(['Ronin']));
});

test('movies end if a page leads to itself', async () => {
  const requests = fakeAddress(ALL, json({ results: [drama(1, 'Heat')], next: 'all' }));
  const view = show(await openStore());

  await waitFor(() => expect(namesIn(view)).toEqual(['Heat']));
  expect(view.result.current.hasNextPage).toBe(false);
  expect(requests).toHaveLength(1);
});

test('movies end if a server sends its first page for every page', async () => {
  fakeAddress(ALL, failure(404));
  const requests = fakeAddress(POPULAR, json({ page: 1, total_pages: 500, results: [drama(1, 'Heat')] }));
  const view = show(await openStore({ config: { tmdbApiKey: KEY } }));

  await waitFor(() => expect(view.result.current.hasNextPage).toBe(true));
  await view.result.current.fetchNextPage();

  await waitFor(() => expect(view.result.current.hasNextPage).toBe(false));
  expect(requests).toHaveLength(2);
});

test('samples are replaced by the server when the viewer returns to them', async () => {
  setDate(Date.parse('2026-03-01T12:00:00Z'));
  fakeAddress(ALL, failure(404), json([drama(1, 'Heat')]));
  const made = await openStore();
  const first = show(made);
  await waitFor(() => expect(namesIn(first).length).toBeGreaterThan(20));
  first.unmount();

  jest.setSystemTime(Date.parse('2026-03-01T12:02:00Z'));
  const second = show(made);

  await waitFor(() => expect(namesIn(second)).toEqual(['Heat']));
});

describe('a server that responds late replaces the samples', () => {
  const sample = (id: number, title: string, next?: string) =>
    json({ sample: true, results: [drama(id, title)], ...(next !== undefined && { next }) });

  /** Creates a promise and the function that resolves it. */
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  };

  /**
   * Loads samples of two pages, or keeps the second pending. TMDB responds when `answer` is called, with its first page
   * only.
   */
  async function growSamples(second: Promise<void> = Promise.resolve()) {
    stopClocks();
    const { open, opened } = gate();
    fakeAddress(ALL, sample(1001, 'Sample', 'movies/all-2'));
    fakeAddress(`${TEST_APP_URL}api/movies/all-2`, async (request) => {
      await second;
      return sample(1002, 'Another')(request);
    });
    fakeAddress(POPULAR, async (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page > 1) return failure(403)(request);
      await opened;
      return json({ page, total_pages: 9, results: [drama(1, 'Heat')] })(request);
    });
    const { store } = await openStore({ config: { tmdbApiKey: KEY } });
    const { movies } = moviesEndpoints;
    void store.dispatch(movies.initiate(null));
    await pass(3500);
    void store.dispatch(movies.initiate(null, { direction: 'forward' }));
    await pass(100);
    const shown = () =>
      movies
        .select(null)(store.getState())
        .data?.pages.map(({ titles }) => titles[0]?.title);
    return { shown, answer: open };
  }

  test('on all their pages, even if its own second page fails', async () => {
    const { shown, answer } = await growSamples();
    expect(shown()).toEqual(['Sample', 'Another']);

    answer();
    await pass(100);

    expect(shown()).toEqual(['Heat']);
  });

  test('while a further page of samples is loading', async () => {
    const second = gate();
    const { shown, answer } = await growSamples(second.opened);
    expect(shown()).toEqual(['Sample']);

    answer();
    await pass(100);
    second.open();
    await pass(100);

    expect(shown()).toEqual(['Heat']);
  });
});
