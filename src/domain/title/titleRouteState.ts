import { isRecord } from '@/lib/json';
import { isTitle } from './isTitle';
import type { TitleRouteState } from './titlePath';

/** Reads the state of a history entry, which may come from another app or an older build; null if it is invalid. */
export function readTitleRouteState(state: unknown): TitleRouteState | null {
  if (!isRecord(state) || !isTitle(state.title)) return null;
  return { title: state.title, titles: Array.isArray(state.titles) ? state.titles.filter(isTitle) : [] };
}
