import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { WatchPage } from '@/pages/WatchPage';

const server = useServer();
beforeEach(() => {
  server.use(http.get('*', () => HttpResponse.json({}, { status: 404 })));
});

const open = (at: string) =>
  renderWithProviders(
    <Routes>
      <Route path="/" element={<p>Home</p>} />
      <Route path="/search" element={<Link to="/watch/1001">Play</Link>} />
      <Route path="/watch/:id" element={<WatchPage />} />
    </Routes>,
    { at },
  );

test('a title without a film has a placeholder, and no controls except Back', async () => {
  open('/watch/1001');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The movie player will be displayed here');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Back' })]);
  expect(document.title).toBe('Watch · Kinora');
});

test('Back goes one step back', async () => {
  const { user } = open('/search');
  await user.click(screen.getByRole('link', { name: 'Play' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Play' })).toBeVisible();
});

test('Back leads to Home if there is no earlier page', async () => {
  const { user } = open('/watch/1001');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByText('Home')).toBeVisible();
});

test('shows that an unknown title is not found', async () => {
  open('/watch/4999');
  expect(await screen.findByRole('heading', { name: 'Movie not found' })).toBeVisible();
});
