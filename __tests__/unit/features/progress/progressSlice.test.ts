import { buildTitle } from '@tests/builders';
import { buildEpisode } from '@tests/progressBuilders';
import type { Playable } from '@/domain/progress/progress';
import { played, progressReducer } from '@/features/progress/progressSlice';

const series = buildTitle({ kind: 'tv', id: 603 });
const first: Playable = { title: series, episode: buildEpisode(1, 1), next: buildEpisode(1, 2) };
const second: Playable = { title: series, episode: buildEpisode(1, 2), next: null };
const film: Playable = { title: buildTitle({ id: 603 }), episode: null, next: null };

const at = (position: number) => ({ position, duration: 6000, creditsStart: null });

const after = (...plays: [Playable, number][]) =>
  plays
    .map(([playable, position]) => played(playable, at(position)))
    .reduce(progressReducer, progressReducer(undefined, { type: 'start' }))
    .entries.map(({ title, episode, position }) => [title.kind, episode?.episode, position]);

test('each episode is remembered by itself, and so is a film of its series’ number', () => {
  expect(after([first, 1200], [second, 600], [film, 3000])).toEqual([
    ['tv', 1, 1200],
    ['tv', 2, 600],
    ['movie', undefined, 3000],
  ]);
});

test('what is played on is the same entry, further on', () => {
  expect(after([first, 1200], [second, 600], [first, 1500])).toEqual([
    ['tv', 1, 1500],
    ['tv', 2, 600],
  ]);
});
