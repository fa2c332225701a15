import type { Title } from './title';

/** The detail page of a title. Series are numbered apart from movies, so theirs say it. */
export const titlePath = ({ kind, id }: Pick<Title, 'kind' | 'id'>): string =>
  `/movie/${encodeURIComponent(id)}${kind === 'tv' ? '?type=tv' : ''}`;

/** What a card hands to the detail page through the navigation: the title, and the list it stands in. */
export interface TitleRouteState {
  title: Title;
  titles: readonly Title[];
}
