/** Returns the letters of a text as a bit mask: one bit for each of 32 groups of letters. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** Returns whether a text may contain a word with at most one typo: it lacks at most one letter group of the word. */
export function mayHave(letters: number, word: number): boolean {
  const missing = word & ~letters;
  return (missing & (missing - 1)) === 0;
}
