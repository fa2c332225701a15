/** Which letters a text has: a bit for each of 32 groups of letters. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** Whether a text may have a word with a slip at most: it lacks one of its letters, or none. */
export function mayHave(letters: number, word: number): boolean {
  const missing = word & ~letters;
  return (missing & (missing - 1)) === 0;
}
