import type { ImageRef } from '@/lib/safeUrls';
import type { TitleKind } from '../title/title';

/** The number of typed characters from which there are suggestions. */
export const SUGGESTION_MIN_CHARACTERS = 2;

/** A suggestion while the viewer types. */
export interface Suggestion {
  /** The text to search for when the viewer selects the suggestion. */
  text: string;
  kind: TitleKind | 'director' | 'studio';
  /** The year of a title. */
  year: number | null;
  shape: 'poster' | 'portrait' | 'backdrop';
  image: ImageRef | null;
  /** The page to open instead of a search. */
  path?: string;
}
