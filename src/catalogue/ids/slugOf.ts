import { digest } from '../digest';

const MAX_LENGTH = 48;

/**
 * What a title goes by in addresses: `amelie-2001`; letters of other scripts have none of their own there, so that such
 * a title has a few of its digest.
 */
export function slugOf(title: string, year: number | null): string {
  const folded = title.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ø', 'o');
  const words = folded
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const foreign = Array.from(folded).filter((letter) => /[^a-z0-9]/i.test(letter) && /[\p{L}\p{N}]/u.test(letter));
  // An id without a letter would be somebody's number.
  const base = foreign.length * 2 > words.length || !/[a-z]/.test(words) ? codeName(title, words) : words;
  const short = base.slice(0, MAX_LENGTH).replace(/-$/, '');
  return year === null ? short : `${short}-${year}`;
}

const codeName = (title: string, words: string): string =>
  /^[\d-]+$/.test(words) ? `film-${words}` : `film-${digest(title.normalize('NFC').toLowerCase()).slice(0, 8)}`;
