import { skipToken } from '@reduxjs/toolkit/query';
import { isNotFound } from '@/api/client/isNotFound';
import { useSeasonQuery } from '@/api/endpoints/seasons';
import { useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import type { EpisodeNumber, Film } from '@/domain/film/film';
import { readWatchAddress } from '@/domain/film/readWatchAddress';
import type { EpisodeName, Playable } from '@/domain/progress/progress';
import type { Season } from '@/domain/seasons/season';
import type { Title } from '@/domain/title/title';
import { useNextEpisode } from '@/features/progress/useNextEpisode';
import { pageState } from './pageState';

interface PlayedEpisode {
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
function episodesAround(season: Season, asked: EpisodeNumber | null): PlayedEpisode | null {
  const playable = season.episodes.flatMap(({ number, name, film }) =>
    film === null ? [] : [{ film, episode: { season: season.number, episode: number, name } }],
  );
  const index = asked === null ? 0 : playable.findIndex(({ episode }) => episode.episode === asked.episode);
  const found = playable[index];
  if (!found) return null;
  return { ...found, next: playable[index + 1]?.episode ?? null, previous: playable[index - 1]?.episode ?? null };
}

/** Returns the number of the next season, without specials, or null after the last season. */
const seasonAfter = (seasons: readonly { number: number }[], number: number): number | null =>
  number === 0 ? null : (seasons.find((season) => season.number > number)?.number ?? null);

export interface WatchedFilm {
  film: Film;
  playable: Playable;
  previous: EpisodeName | null;
}

type WatchState =
  | { kind: 'loading' | 'notFound' }
  /** The title exists, but has no video. */
  | { kind: 'filmless'; title: Title }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'playable'; watched: WatchedFilm };

/** Returns what the player's page plays at an address. */
export function useWatched(parameter: string | undefined, params: URLSearchParams): WatchState {
  const address = readWatchAddress(parameter, params);
  const details = useTitleDetailsQuery(address?.name ?? skipToken);
  const title = details.currentData?.title;
  const seasons = details.currentData?.seasons ?? [];

  const series = address?.name.kind === 'tv' ? address.name : null;
  const goesOn = useNextEpisode(address?.episode ? null : series);
  const asked = address?.episode ?? goesOn;
  const number = asked?.season ?? seasons[0]?.number;
  const seasonQuery = useSeasonQuery(series && title && number !== undefined ? { series, number } : skipToken);
  const season = seasonQuery.currentData;
  const played = season ? episodesAround(season, asked) : null;

  // The episode after the last one is in the next season.
  const after = played && !played.next ? seasonAfter(seasons, played.episode.season) : null;
  const nextSeason = useSeasonQuery(series && after !== null ? { series, number: after } : skipToken).currentData;

  const state = pageState({ ...details, data: details.currentData }, isNotFound);
  if (state.kind !== 'shown') return address === null ? { kind: 'notFound' } : state;
  const { film, title: known } = state.data;
  const filmless: WatchState = { kind: 'filmless', title: known };
  if (!series) {
    if (film === null) return filmless;
    return {
      kind: 'playable',
      watched: { film, playable: { title: known, episode: null, next: null }, previous: null },
    };
  }

  if (number === undefined) return filmless;
  const inSeason = pageState({ ...seasonQuery, data: season }, isNotFound);
  // A series exists even if no source has its seasons.
  if (inSeason.kind === 'notFound') return filmless;
  if (inSeason.kind !== 'shown') return inSeason;
  if (!played) return filmless;
  const next = played.next ?? (nextSeason ? episodesAround(nextSeason, null)?.episode : null) ?? null;
  const { film: episodeFilm, episode, previous } = played;
  return { kind: 'playable', watched: { film: episodeFilm, playable: { title: known, episode, next }, previous } };
}
