import type { EpisodeName, Progress } from '@/domain/progress/progress';
import { buildTitle } from './builders';

const A_MINUTE_MS = 60_000;

/** Returns an episode with its numbers in its name, such as `Part 1.2`. */
export const buildEpisode = (season: number, episode: number): EpisodeName => ({
  season,
  episode,
  name: `Part ${season}.${episode}`,
});

/**
 * Returns the progress of a film that the viewer has partly watched. A test passes only the fields that it is about.
 */
export const buildProgress = (fields: Partial<Progress> = {}): Progress => ({
  title: buildTitle({ overview: '' }),
  episode: null,
  next: null,
  position: 1200,
  duration: 6000,
  watchedAt: null,
  playedAt: '2026-03-01T12:00:00.000Z',
  isHidden: false,
  ...fields,
});

/** Returns the time that is this many minutes after the `playedAt` of `buildProgress`. */
export const minutesLater = (minutes: number): string =>
  new Date(Date.parse('2026-03-01T12:00:00.000Z') + minutes * A_MINUTE_MS).toISOString();
