import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NamedToggle } from '@/features/watchlist/NamedToggle';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';

const server = useServer();

beforeEach(() => {
  localStorage.clear();
  server.use(http.get('*', () => new HttpResponse(null, { status: 404 })));
});

test('a title with only a name is loaded, added and removed again', async () => {
  const { user, store } = renderWithProviders(<NamedToggle name={{ kind: 'movie', id: 1001, source: 'sample' }} />);
  await user.click(screen.getByRole('button', { name: 'Add to watchlist' }));
  await user.click(await screen.findByRole('button', { name: 'Remove from watchlist' }));
  expect(screen.getByRole('button', { name: 'Add to watchlist' })).not.toHaveAttribute('aria-pressed');
  expect(store.getState().watchlist.items).toEqual([]);
});

test('reports that an unknown title cannot be added', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p id="announcer"></p>');
  const { user, store } = renderWithProviders(<NamedToggle name={{ kind: 'movie', id: 1999, source: 'sample' }} />);
  await user.click(screen.getByRole('button', { name: 'Add to watchlist' }));
  expect(await screen.findByText('Failed to add movie to watchlist')).toBeInTheDocument();
  expect(store.getState().watchlist.items).toEqual([]);
});
