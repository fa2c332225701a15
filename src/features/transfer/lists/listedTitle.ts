import type { WantedTitle } from '@/domain/title/title';

export const LISTS = ['watchlist', 'watched'] as const;
export type ListName = (typeof LISTS)[number];

/** A row of an imported list. */
export interface ListedTitle extends WantedTitle {
  list: ListName;
  /** When the title was added or seen, as an ISO timestamp. Null if the list does not say. */
  at: string | null;
  /** The file of the row. `line` counts from 1. */
  file: string;
  line: number;
  /**
   * The list's own word for a kind that Kinora does not support, such as an episode or a game. Null for movies and
   * series.
   */
  foreignKind: string | null;
}
