import type { ImageRef } from '@/lib/safeUrls';

/** The number of typed characters from which there are suggestions. */
export const SUGGESTION_MIN_CHARACTERS = 2;

/** A suggestion while the viewer types. */
export interface Suggestion {
  /** The text to search for when the viewer selects the suggestion. */
  text: string;
  /** A short description: a year, `Studio`. */
  note: string;
  shape: 'poster' | 'portrait' | 'backdrop';
  image: ImageRef | null;
  /** The page to open instead of a search. */
  path?: string;
}
