import { normalizeForSearch } from '@/lib/searchText';

/** Returns a key that is equal for spellings of one title: `WALL·E` and `Wall-E`, `Tom & Jerry` and `Tom and Jerry`. */
export function titleKey(title: string): string {
  const letters = normalizeForSearch(title.replaceAll('&', ' and '))
    .replace(/^(?:the|an?) /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? title.normalize('NFC') : letters;
}
