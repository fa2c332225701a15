import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { readList } from '../title/readTitle';
import type { Genre } from './genre';

/** The limits of a genre list. A longer one is a server error. */
const MAX = { genres: 1000, name: 100 } as const;

/** Reads a list of genres with their ids. Leaves out invalid entries. */
export const readGenreList = (answer: unknown): Genre[] =>
  (readList(answer) ?? []).slice(0, MAX.genres).flatMap((entry) => {
    if (!isRecord(entry) || typeof entry.id !== 'number') return [];
    const name = cleanText(entry.name, MAX.name);
    return name === '' ? [] : [{ id: entry.id, name }];
  });
