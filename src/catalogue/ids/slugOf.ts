import { digest } from '../digest';

const MAX_LENGTH = 48;

/**
 * Returns the part of a URL that stands for a title: `amelie-2001`. Letters of other scripts have no ASCII form, so
 * such a title gets a short digest instead.
 */
export function slugOf(title: string, year: number | null): string {
  const folded = title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ø', 'o');
  const words = folded
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const foreign = Array.from(folded).filter((letter) => /[^a-z0-9]/i.test(letter) && /[\p{L}\p{N}]/u.test(letter));
  // An id must contain a letter. Otherwise it could equal a numeric id of another catalogue.
  const base = foreign.length * 2 > words.length || !/[a-z]/.test(words) ? codeName(title, words) : words;
  const short = base.slice(0, MAX_LENGTH).replace(/-$/, '');
  return year === null ? short : `${short}-${year}`;
}

const codeName = (title: string, words: string): string =>
  /^[\d-]+$/.test(words) ? `film-${words}` : `film-${digest(title.normalize('NFC').toLowerCase()).slice(0, 8)}`;
