import type { EpisodeName, Progress } from '@/domain/progress/progress';
import { buildTitle } from './builders';

const A_MINUTE_MS = 60_000;

/** An episode by its number: `s1e2` is the second of the first season. */
export const buildEpisode = (season: number, episode: number): EpisodeName => ({
  season,
  episode,
  name: `Part ${season}.${episode}`,
});

/** A film that somebody is in the middle of; a test names only what it is about. */
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

/** So many minutes after the time of buildProgress. */
export const minutesLater = (minutes: number): string =>
  new Date(Date.parse('2026-03-01T12:00:00.000Z') + minutes * A_MINUTE_MS).toISOString();
