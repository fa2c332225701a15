import { isRecord } from '@/lib/json';
import { isTitle } from './isTitle';
import type { Title } from './title';

/** The detail page of a title. Series are numbered apart from movies, so theirs say it. */
export const titlePath = ({ kind, id }: Pick<Title, 'kind' | 'id'>): string =>
  `/movie/${encodeURIComponent(id)}${kind === 'tv' ? '?type=tv' : ''}`;

/** What a card hands to the detail page through the navigation: the title, and the list it stands in. */
export interface TitleRouteState {
  title: Title;
  titles: readonly Title[];
}

/** The state of a history entry, which may be anybody's or of an older build; null where it is not ours. */
export function readTitleRouteState(state: unknown): TitleRouteState | null {
  if (!isRecord(state) || !isTitle(state.title)) return null;
  return { title: state.title, titles: Array.isArray(state.titles) ? state.titles.filter(isTitle) : [] };
}
