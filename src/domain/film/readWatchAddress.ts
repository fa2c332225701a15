import type { EpisodeNumber } from './film';
import { likelySource } from '../title/likelySource';
import { readTitleId } from '../title/readTitle';
import type { TitleName } from '../title/title';
import { readTitleAddress } from '../title/titlePath';

/** Matches numbers up to four digits. No series has more seasons or episodes. */
const NUMBER = /^\d{1,4}$/;

interface WatchAddress {
  name: TitleName;
  /** Null for a movie, and for a series if the URL names no episode. */
  episode: EpisodeNumber | null;
}

/**
 * Reads the URL `/watch/<id>`. Null if it names no title.
 * @param parameter the id segment of the path
 */
export function readWatchAddress(parameter: string | undefined, params: URLSearchParams): WatchAddress | null {
  const id = readTitleId(parameter);
  if (id === null) return null;
  const { kind, source } = readTitleAddress(params);
  const [season, episode] = [params.get('season'), params.get('episode')];
  const isEpisode = kind === 'tv' && season !== null && episode !== null && NUMBER.test(season) && NUMBER.test(episode);
  return {
    name: { kind, id, source: source ?? likelySource(id) },
    episode: isEpisode ? { season: Number(season), episode: Number(episode) } : null,
  };
}
