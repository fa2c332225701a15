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

test('records each episode separately, and a film with the same number too', () => {
  expect(after([first, 1200], [second, 600], [film, 3000])).toEqual([
    ['tv', 1, 1200],
    ['tv', 2, 600],
    ['movie', undefined, 3000],
  ]);
});

test('updates the entry of a second playback', () => {
  expect(after([first, 1200], [second, 600], [first, 1500])).toEqual([
    ['tv', 1, 1500],
    ['tv', 2, 600],
  ]);
});
