import type { WantedTitle } from '@/domain/title/wantedTitle';

export const LISTS = ['watchlist', 'watched'] as const;
export type ListName = (typeof LISTS)[number];

/** A row of somebody's list. */
export interface ListedTitle extends WantedTitle {
  list: ListName;
  /** When it was added or seen, as an ISO timestamp; null where the list does not say. */
  at: string | null;
  /** Where the row is: its file, and the line in it from 1. */
  file: string;
  line: number;
  /** What Kinora has no place for (an episode by itself, a game), in the list's own word. */
  foreignKind: string | null;
}
