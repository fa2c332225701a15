import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { Link, Route, Routes } from 'react-router-dom';
import { WatchPage } from '@/pages/WatchPage';

const open = (at: string) =>
  renderWithProviders(
    <Routes>
      <Route path="/" element={<p>Home</p>} />
      <Route path="/search" element={<Link to="/watch/603">Play</Link>} />
      <Route path="/watch/:id" element={<WatchPage />} />
    </Routes>,
    { at },
  );

test('it says what will be here, and has no controls that do nothing', () => {
  open('/watch/603');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The movie player will be displayed here');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Back' })]);
  expect(document.title).toBe('Watch · Kinora');
});

test('Back goes one step back', async () => {
  const { user } = open('/search');
  await user.click(screen.getByRole('link', { name: 'Play' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Play' })).toBeVisible();
});

test('with nothing behind it, Back leads home', async () => {
  const { user } = open('/watch/603');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('Home')).toBeVisible();
});
