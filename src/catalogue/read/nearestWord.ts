import { editDistance } from '@/lib/editDistance';

/** Returns the word that differs least from a mistyped one; undefined where none is near. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  // One mistake in three letters, and at most three.
  let best = Math.min(3, Math.round(word.length / 3)) + 1;
  let nearest: string | undefined;
  for (const candidate of words) {
    const distance = editDistance(word, candidate, best - 1);
    if (distance < best) [best, nearest] = [distance, candidate];
  }
  return nearest;
}
