import { screen } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';
import { http, HttpResponse } from 'msw';
import { NoTrailer } from '@/features/titleDetails/NoTrailer';

const server = useServer();

const popular = (...results: object[]) =>
  server.use(
    http.get('*/movies/popular', () => HttpResponse.json({ results })),
    http.get('*', () => HttpResponse.error()),
  );

test('offers similar titles', async () => {
  popular(
    { id: 'tt1', title: 'Alike', genre_ids: [28, 878] },
    { id: 'tt2', title: 'A Little', genre_ids: [28] },
    { id: 'tt3', title: 'Not at All', genre_ids: [10749] },
  );
  renderWithProviders(<NoTrailer title={buildTitle()} />);
  expect(screen.getByText('Trailer not available')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Watch instead' })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Alike', 'A Little']);
});
