import type { EpisodeNumber, Film } from '@/domain/film/film';
import type { EpisodeName } from '@/domain/progress/progress';
import type { Season } from '@/domain/seasons/season';

export interface PlayedEpisode {
  film: Film;
  episode: EpisodeName;
  /** The next playable episode of the season. `previous` is the one before. */
  next: EpisodeName | null;
  previous: EpisodeName | null;
}

/**
 * Returns the episode to play, with the episodes before and after it.
 * @param asked the requested episode, or null for the first playable one
 * @returns null if the episode is not in the season or has no video
 */
export function episodesAround(season: Season, asked: EpisodeNumber | null): PlayedEpisode | null {
  const playable = season.episodes.flatMap(({ number, name, film }) =>
    film === null ? [] : [{ film, episode: { season: season.number, episode: number, name } }],
  );
  const index = asked === null ? 0 : playable.findIndex(({ episode }) => episode.episode === asked.episode);
  const found = playable[index];
  if (!found) return null;
  return { ...found, next: playable[index + 1]?.episode ?? null, previous: playable[index - 1]?.episode ?? null };
}

/** Returns the number of the next season, without specials, or null after the last season. */
export const seasonAfter = (seasons: readonly { number: number }[], number: number): number | null =>
  number === 0 ? null : (seasons.find((season) => season.number > number)?.number ?? null);
