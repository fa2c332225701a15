import { isRecord } from '@/lib/json';
import { isTitle } from './isTitle';
import type { TitleRouteState } from './titlePath';

/** The state of a history entry, which may be anybody's or of an older build; null where it is not ours. */
export function readTitleRouteState(state: unknown): TitleRouteState | null {
  if (!isRecord(state) || !isTitle(state.title)) return null;
  return { title: state.title, titles: Array.isArray(state.titles) ? state.titles.filter(isTitle) : [] };
}
