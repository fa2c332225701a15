import type { ImageRef } from '@/lib/imageRef';

/** What is offered to somebody who types. */
export interface Suggestion {
  /** What is searched for when it is taken. */
  text: string;
  /** What it is, in a word: a year, `Studio`. */
  note: string;
  shape: 'poster' | 'portrait' | 'backdrop';
  image: ImageRef | null;
  /** The page that it leads to instead of a search. */
  path?: string;
}
