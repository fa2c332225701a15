import { tokenize } from '@/lib/searchText';

/** A piece of a text. All pieces together are the whole text. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** The minimum of correct letters at the start of a misspelled word to mark it. */
const LEAST_START = 3;

/** Splits a text into the letters that match a query and the rest. Ignores accents and case. */
export function matchedLetters(text: string, query: string): TextPiece[] {
  const letters = Array.from(text);
  // Maps each normalized letter to its original. One letter may be normalized to none, or to several.
  const sources: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain;
    sources.push(...Array<number>(plain.length).fill(index));
  });
  const marked = new Set<number>();
  for (const word of tokenize(query)) {
    const found = matchOf(word, folded);
    for (let at = found.start; at < found.start + found.length; at += 1) marked.add(sources[at] ?? -1);
  }
  // A combining accent is marked together with its letter.
  const isMarked = (index: number): boolean =>
    marked.has(index) || (index > 0 && /^\p{M}$/u.test(letters[index] ?? '') && isMarked(index - 1));

  const pieces: TextPiece[] = [];
  letters.forEach((letter, index) => {
    const isMatch = isMarked(index);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  });
  return pieces;
}

/**
 * Finds the position of a word. The start of a word is preferred to its middle. Otherwise finds the longest common
 * start with a word.
 */
function matchOf(word: string, folded: string): { start: number; length: number } {
  const starts = [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const start = starts.find((at) => folded.startsWith(word, at)) ?? folded.indexOf(word);
  if (start >= 0) return { start, length: word.length };
  let best = { start: 0, length: 0 };
  for (const at of starts) {
    let length = 0;
    while (length < word.length && folded[at + length] === word[length]) length += 1;
    if (length > best.length) best = { start: at, length };
  }
  return best.length >= LEAST_START ? best : { start: 0, length: 0 };
}
