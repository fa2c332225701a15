import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';
import { useMovies } from '@/api/endpoints/movies';
import { noFilter } from '@/domain/filter/titleFilter';
import { useShownTitles } from '@/features/filters/useShownTitles';

const QUERY = { list: null, filter: noFilter('movie') };
const PAGES = 3;

const server = useServer();

const movieOf = (page: number) => ({ id: page, title: `Reel ${page}`, poster_path: `/${page}.jpg` });

beforeEach(() => {
  localStorage.clear();
  server.use(
    http.get('*/movie/popular', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({ page, total_pages: PAGES, total_results: PAGES, results: [movieOf(page)] });
    }),
    http.get('*', () => new HttpResponse(null, { status: 404 })),
  );
});

test('a new page renders only components whose selection changes', async () => {
  const renders = { total: 0, titles: 0 };
  function Total() {
    renders.total += 1;
    return <p>{`of ${useShownTitles(QUERY, ({ total }) => total)}`}</p>;
  }
  function Titles() {
    renders.titles += 1;
    return <p>{useShownTitles(QUERY, ({ titles }) => titles.map(({ title }) => title)).join(', ')}</p>;
  }
  function Pages() {
    const { fetchNextPage } = useMovies(null);
    return <button onClick={() => void fetchNextPage()}>More</button>;
  }
  const config = { tmdbApiKey: 'test', sources: ['tmdb'] };
  const { user } = renderWithProviders(
    <>
      <Total />
      <Titles />
      <Pages />
    </>,
    { engine: { config } },
  );
  await screen.findByText('Reel 1');
  expect(screen.getByText(`of ${PAGES}`)).toBeVisible();
  const before = { ...renders };

  await act(() => user.click(screen.getByRole('button', { name: 'More' })));
  await screen.findByText('Reel 1, Reel 2');
  expect(renders).toEqual({ total: before.total, titles: before.titles + 1 });
});
