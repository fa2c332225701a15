import { editDistance } from '@/lib/editDistance';

/** Returns the word that differs least from a mistyped one, or undefined if no word is close. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  // Allows one mistake for three letters, and at most three mistakes.
  let best = Math.min(3, Math.round(word.length / 3)) + 1;
  let nearest: string | undefined;
  for (const candidate of words) {
    const distance = editDistance(word, candidate, best - 1);
    if (distance < best) [best, nearest] = [distance, candidate];
  }
  return nearest;
}
