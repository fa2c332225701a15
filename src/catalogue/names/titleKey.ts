import { fold } from '@/lib/fold';

/** What two spellings of one title have in common: `WALL·E` and `Wall-E`, `Tom & Jerry` and `Tom and Jerry`. */
export function titleKey(title: string): string {
  const letters = fold(title.replaceAll('&', ' and '))
    .replace(/^(?:the|an?) /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? title.normalize('NFC') : letters;
}
