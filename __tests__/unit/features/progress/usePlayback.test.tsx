import { act, screen } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { buildEpisode, buildProgress } from '@tests/progressBuilders';
import type { Playable } from '@/domain/progress/progress';
import { usePlayback } from '@/features/progress/usePlayback';
import { renderOpened } from './openedStore';

const film: Playable = { title: buildTitle(), episode: null, next: null };
const series = buildTitle({ kind: 'tv', id: 1399 });
const second: Playable = { title: series, episode: buildEpisode(1, 2), next: null };

interface PlayerProps {
  playable: Playable;
  position?: number;
}

function Player({ playable, position = 3000 }: PlayerProps) {
  const { startAt, onPosition } = usePlayback(playable);
  const handleClick = () => onPosition({ position, duration: 6000, creditsStart: 5000 });
  return <button onClick={handleClick}>{startAt}</button>;
}

const open = (props: PlayerProps) => act(() => Promise.resolve(renderOpened(<Player {...props} />, [buildProgress()])));
const startsAt = () => Number(screen.getByRole('button').textContent);

test('a film starts at its last position, which does not change during playback', async () => {
  const { user, getState } = await open({ playable: film });
  expect(startsAt()).toBe(1200);

  await user.click(screen.getByRole('button'));

  expect(startsAt()).toBe(1200);
  expect(getState().progress?.entries).toMatchObject([{ position: 3000 }]);
});

test('an unplayed title starts at its beginning', async () => {
  await open({ playable: second });

  expect(startsAt()).toBe(0);
});

test('a title is watched at its credits', async () => {
  const { user, getState } = await open({ playable: film, position: 5000 });

  await user.click(screen.getByRole('button'));

  expect(getState().progress?.entries).toMatchObject([{ position: 0, watchedAt: expect.any(String) as unknown }]);
});
