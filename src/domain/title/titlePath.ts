import type { EpisodeNumber } from '../film/film';
import { isSource } from '../record/source';
import type { Title, TitleName } from './title';
import { needsSource } from './title';

/**
 * The identity of a title in a URL: the id in the path, the other fields in the query string if they are not the
 * default.
 */
export interface TitleAddress extends Pick<TitleName, 'kind' | 'id'> {
  /** Null if the URL does not name it: the number of a sample, or a text id. */
  source: TitleName['source'] | null;
}

/** A title, or an item that has no kind. */
type AddressedItem = Pick<TitleName, 'id' | 'source'> & Partial<Pick<TitleName, 'kind'>>;

function addressOf(room: string, name: AddressedItem, below = '', more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(name.kind === 'tv' && { type: 'tv' }),
    ...(needsSource(name) && { from: name.source }),
    ...more,
  });
  return `/${room}/${encodeURIComponent(name.id)}${below}${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the path of the title page: `/movie/1001`, `/movie/1399?type=tv&from=tmdb`. */
export const titlePath = (name: TitleName): string => addressOf('movie', name);

/** Returns the path of the player for a title or an episode: `/watch/1399?type=tv&from=product&season=1&episode=2`. */
export const watchPath = (name: TitleName, episode?: EpisodeNumber): string =>
  addressOf('watch', name, '', episode && { season: String(episode.season), episode: String(episode.episode) });

/** Returns the path of a season's page, below its series: `/movie/1399/season/1?type=tv&from=tmdb`. */
export const seasonPath = (series: TitleName, number: number): string =>
  addressOf('movie', series, `/season/${number}`);

/** Returns the path of a person's page: `/person/287?from=tmdb`. */
export const personPath = ({ id, source }: AddressedItem): string => addressOf('person', { id, source });

/** Returns the path of a collection's page: `/collection/10?from=tmdb`. */
export const collectionPath = ({ id, source }: AddressedItem): string => addressOf('collection', { id, source });

/** Reads the kind and the source from the query string of a URL. */
export function readTitleAddress(params: URLSearchParams): Omit<TitleAddress, 'id'> {
  const from = params.get('from');
  return { kind: params.get('type') === 'tv' ? 'tv' : 'movie', source: isSource(from) ? from : null };
}

/** The navigation state that a card passes to the title page: the title, and the list that contains it. */
export interface TitleRouteState {
  title: Title;
  titles: readonly Title[];
}
