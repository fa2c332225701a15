import type { EpisodeNumber } from '../film/film';
import { isSource } from '../record/source';
import type { Title, TitleName } from './title';
import { needsSource } from './title';

/** Where a title's name stands in an address: the id in the path, the rest behind it where it is not plain. */
export interface TitleAddress extends Pick<TitleName, 'kind' | 'id'> {
  /** Null where the address does not say: a sample's number, or anybody's text id. */
  source: TitleName['source'] | null;
}

/** A title, or who and what has one kind only. */
type Named = Pick<TitleName, 'id' | 'source'> & Partial<Pick<TitleName, 'kind'>>;

function addressOf(room: string, name: Named, below = '', more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(name.kind === 'tv' && { type: 'tv' }),
    ...(needsSource(name) && { from: name.source }),
    ...more,
  });
  return `/${room}/${encodeURIComponent(name.id)}${below}${query.size > 0 ? `?${query}` : ''}`;
}

/** The detail page of a title: `/movie/1001`, `/movie/1399?type=tv&from=tmdb`. */
export const titlePath = (name: TitleName): string => addressOf('movie', name);

/** The player's page of a title, or of an episode: `/watch/1399?type=tv&from=product&season=1&episode=2`. */
export const watchPath = (name: TitleName, episode?: EpisodeNumber): string =>
  addressOf('watch', name, '', episode && { season: String(episode.season), episode: String(episode.episode) });

/** A season's page, below its series: `/movie/1399/season/1?type=tv&from=tmdb`. */
export const seasonPath = (series: TitleName, number: number): string =>
  addressOf('movie', series, `/season/${number}`);

/** A person's page: `/person/287?from=tmdb`. */
export const personPath = ({ id, source }: Named): string => addressOf('person', { id, source });

/** A collection's page: `/collection/10?from=tmdb`. */
export const collectionPath = ({ id, source }: Named): string => addressOf('collection', { id, source });

/** What an address says beside the id. */
export function readTitleAddress(params: URLSearchParams): Omit<TitleAddress, 'id'> {
  const from = params.get('from');
  return { kind: params.get('type') === 'tv' ? 'tv' : 'movie', source: isSource(from) ? from : null };
}

/** What a card hands to the detail page through the navigation: the title, and the list it stands in. */
export interface TitleRouteState {
  title: Title;
  titles: readonly Title[];
}
