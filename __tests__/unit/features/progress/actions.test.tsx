import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildTitle } from '@tests/builders';
import { buildEpisode, buildProgress } from '@tests/progressBuilders';
import { speak } from '@tests/speak';
import type { Progress } from '@/domain/progress/progress';
import { EpisodeAction } from '@/features/progress/EpisodeAction';
import { PlayAction } from '@/features/progress/PlayAction';
import { PlayedMark } from '@/features/progress/ProgressMarks';
import { setTranslations } from '@/i18n/t';
import { renderOpened } from './openedStore';

afterEach(() => setTranslations(null));

const SEEN = { position: 0, watchedAt: '2026-03-01T12:00:00.000Z' };
const film = buildTitle();
const series = buildTitle({ kind: 'tv', id: 1399, source: 'product' });
const first = buildProgress({ title: series, episode: buildEpisode(1, 1), next: buildEpisode(1, 2) });

const show = (ui: ReactNode, entries: Progress[]) => act(() => Promise.resolve(renderOpened(ui, entries)));

test.each<[string, Progress[], string]>([
  ['was never played', [], 'Play'],
  ['was begun', [buildProgress()], 'Resume'],
  ['was seen', [buildProgress(SEEN)], 'Play again'],
  ['is seen again', [buildProgress({ watchedAt: SEEN.watchedAt })], 'Resume'],
])('the button of a film that %s', async (_what, entries, label) => {
  await show(<PlayAction title={film} />, entries);

  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/watch/603');
});

test.each<[string, Progress[], string, string]>([
  ['an episode was begun', [first], 'Resume S1 E1', '&season=1&episode=1'],
  ['an episode was seen', [{ ...first, ...SEEN }], 'Play S1 E2', '&season=1&episode=2'],
  ['the last was seen', [{ ...first, ...SEEN, next: null }], 'Play again', ''],
])('the button of a series: %s', async (_what, entries, label, address) => {
  await show(<PlayAction title={series} />, entries);

  expect(screen.getByRole('link', { name: label })).toHaveAttribute(
    'href',
    `/watch/1399?type=tv&from=product${address}`,
  );
});

test.each<[string, Progress[], string, string]>([
  ['was never played', [], 'Play 1. Part 1.1', 'Play'],
  ['was begun', [first], 'Resume 1. Part 1.1', '1 h 20 min left'],
  ['was seen', [{ ...first, ...SEEN }], 'Play again 1. Part 1.1', 'Watched'],
])('the button of an episode that %s', async (_what, entries, label, state) => {
  await show(<EpisodeAction series={series} episode={buildEpisode(1, 1)} />, entries);

  const link = screen.getByRole('link', { name: label });
  expect(link).toHaveAttribute('href', '/watch/1399?type=tv&from=product&season=1&episode=1');
  expect(link.parentElement).toHaveTextContent(new RegExp(`${state}$`));
});

test.each<[string, Progress[], string | null]>([
  ['a film that was begun', [buildProgress()], '20% watched'],
  ['a film that was seen', [buildProgress(SEEN)], 'Watched'],
  ['a series at its end', [{ ...first, ...SEEN, next: null }], 'Watched'],
  ['a series between two episodes', [{ ...first, ...SEEN }], null],
])('the badge on the card of %s', async (_what, entries, text) => {
  const { container } = await show(<PlayedMark entries={entries} />, entries);

  if (text === null) expect(container).toBeEmptyDOMElement();
  else expect(container).toHaveTextContent(text);
});

test.each<[string, Progress[], string]>([
  ['a film', [buildProgress(SEEN)], 'Vu'],
  ['a series', [{ ...first, ...SEEN, next: null }], 'Vue'],
])('the French badge of %s has its gender', async (_what, entries, text) => {
  speak('fr');
  const { container } = await show(<PlayedMark entries={entries} />, entries);

  expect(container.textContent).toBe(text);
});

test('the button of an episode without a name has its number once', async () => {
  await show(<EpisodeAction series={series} episode={{ season: 1, episode: 3, name: 'Episode 3' }} />, []);

  expect(screen.getByRole('link', { name: 'Play Episode 3' })).toBeVisible();
});
