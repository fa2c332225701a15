import { act, screen, within } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { buildEpisode, buildProgress } from '@tests/progressBuilders';
import { played } from '@/features/progress/progressSlice';
import { ContinueWatching } from '@/features/progress/ContinueWatching';
import { renderOpened } from './openedStore';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const film = buildProgress({ playedAt: minutesAgo(1) });
const series = buildTitle({ kind: 'tv', id: 1399, source: 'product', title: 'The Long Winter' });
const episode = buildProgress({
  title: series,
  episode: buildEpisode(1, 1),
  next: buildEpisode(1, 2),
  position: 0,
  watchedAt: minutesAgo(2),
  playedAt: minutesAgo(2),
});

/** Waits for the promise of Suspense. */
const open = async (...entries: ReturnType<typeof buildProgress>[]) => {
  let view: ReturnType<typeof renderOpened> | undefined;
  await act(() => Promise.resolve((view = renderOpened(<ContinueWatching />, entries))));
  if (!view) throw new Error('Nothing was rendered');
  return view;
};

test('a film shows the remaining time, and links to its player', async () => {
  await open(film);

  const row = screen.getByRole('region', { name: 'Continue Watching' });
  const card = within(row).getByRole('article', { name: 'The Matrix' });
  expect(within(card).getByRole('link', { name: 'The Matrix' })).toHaveAttribute('href', '/watch/603');
  expect(card).toHaveTextContent('1 h 20 min left');
  expect(card).toHaveTextContent('20% watched');
});

test('a series shows the next episode, and links to it', async () => {
  await open(episode);

  const card = screen.getByRole('article', { name: 'The Long Winter' });
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/watch/1399?type=tv&from=product&season=1&episode=2');
  expect(card).toHaveTextContent('S1 E2 · Part 1.2');
  expect(card).toHaveTextContent('Next episode');
  expect(card).not.toHaveTextContent('watched');
});

test('a removed title disappears, the focus moves to the next one, and playback shows the title again', async () => {
  const { user, store } = await open(film, episode);

  await user.click(screen.getByRole('button', { name: 'Remove The Matrix from Continue Watching' }));

  expect(screen.queryByRole('article', { name: 'The Matrix' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove The Long Winter from Continue Watching' })).toHaveFocus();

  act(() => {
    store.dispatch(played(film, { position: 2000, duration: 6000, creditsStart: null }));
  });
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('The Matrix');
});

test('the row disappears with its last entry, and its reserved space too', async () => {
  document.documentElement.dataset.continues = '';
  const { user } = await open(film);
  expect(document.documentElement.dataset.continues).toBe('');

  await user.click(screen.getByRole('button', { name: /^Remove/ }));

  expect(screen.queryByRole('region')).toBeNull();
  expect(document.documentElement.dataset.continues).toBeUndefined();
});
