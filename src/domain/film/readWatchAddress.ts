import type { EpisodeNumber } from './film';
import { likelySource } from '../title/likelySource';
import { readTitleId } from '../title/readTitle';
import type { TitleName } from '../title/title';
import { readTitleAddress } from '../title/titlePath';

/** As many as no series has. */
const NUMBER = /^\d{1,4}$/;

interface WatchAddress {
  name: TitleName;
  /** Null for a film, and for a series whose address does not say which. */
  episode: EpisodeNumber | null;
}

/**
 * What `/watch/<id>` names; null where it names nothing.
 * @param parameter the address' part that is the id
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
