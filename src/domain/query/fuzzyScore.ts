import { editDistance } from '@/lib/editDistance';
import { normalizeForSearch, tokenize } from '@/lib/searchText';

/** The points of a letter: at the start of the text, right after the letter before, at the start of a word, elsewhere. */
const POINTS = { first: 5, next: 4, word: 3, elsewhere: 1 };

/** The least points per letter. Otherwise letters far apart, such as those of "heat" in "refresh the catalogue", match. */
const LEAST_POINTS = 3;

/** The points of a word with a typo. Less than those of its letters, so that exact matches come first. */
const TYPO_POINTS = 1;

/** A shorter word has no typo. */
const TYPO_LETTERS = 5;

/**
 * Returns how well a text matches what a viewer has typed: its letters in their order, or words with one typo. Ignores
 * accents and case. Without a match the score is 0.
 */
export function fuzzyScore(text: string, query: string): number {
  const letters = Array.from(normalizeForSearch(query).replace(/\s+/g, ''));
  if (letters.length === 0) return 0;
  return lettersScore(Array.from(normalizeForSearch(text)), letters) || typoScore(tokenize(text), tokenize(query));
}

/** Returns the points of the best way to find all letters in their order. */
function lettersScore(text: readonly string[], letters: readonly string[]): number {
  /** The best points of the letters so far, if the last of them is at this index of the text. */
  let points: (number | null)[] = text.map((letter, index) =>
    letter === letters[0] ? startPoints(text, index) : null,
  );
  for (const wanted of letters.slice(1)) {
    /** The best points before the index, apart from the letter right before it. */
    let earlier: number | null = null;
    points = text.map((letter, index) => {
      const before = points[index - 1] ?? null;
      const ways = [
        ...(before === null ? [] : [before + Math.max(POINTS.next, startPoints(text, index))]),
        ...(earlier === null ? [] : [earlier + startPoints(text, index)]),
      ];
      if (before !== null) earlier = Math.max(earlier ?? 0, before);
      return letter === wanted && ways.length > 0 ? Math.max(...ways) : null;
    });
  }
  // A shorter text is closer to the query.
  const best = Math.max(...points.map((score) => score ?? 0), 0);
  return best < LEAST_POINTS * letters.length ? 0 : best + 1 / (1 + text.length);
}

const isWordLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const startPoints = (text: readonly string[], index: number): number => {
  if (index === 0) return POINTS.first;
  return isWordLetter(text[index - 1]) ? POINTS.elsewhere : POINTS.word;
};

/** Every word of the query is the start of a word of the text, with at most one typo. */
function typoScore(text: readonly string[], query: readonly string[]): number {
  const isNear = (word: string) =>
    text.some((other) =>
      word.length < TYPO_LETTERS
        ? other.startsWith(word)
        : [-1, 0, 1].some((more) => editDistance(word, other.slice(0, word.length + more), 1) <= 1),
    );
  return query.length > 0 && query.every(isNear) ? TYPO_POINTS : 0;
}

/** Returns the items that match a query, the best first. Equal matches stay in their order. */
export function fuzzySorted<Item>(items: readonly Item[], query: string, nameOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, score: fuzzyScore(nameOf(item), query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
