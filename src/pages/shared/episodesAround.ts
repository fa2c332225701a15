import type { EpisodeNumber, Film } from '@/domain/film/film';
import type { EpisodeName } from '@/domain/progress/progress';
import type { Season } from '@/domain/seasons/season';

export interface PlayedEpisode {
  film: Film;
  episode: EpisodeName;
  /** Those that can be played, within the season. */
  next: EpisodeName | null;
  previous: EpisodeName | null;
}

/**
 * The episode that a series plays, and its neighbours.
 * @param asked null where the address names none: then the first that can be played
 * @returns null where it is not in the season, or cannot be played
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

/** The season that follows, the specials left out; null after the last. */
export const seasonAfter = (seasons: readonly { number: number }[], number: number): number | null =>
  number === 0 ? null : (seasons.find((season) => season.number > number)?.number ?? null);
