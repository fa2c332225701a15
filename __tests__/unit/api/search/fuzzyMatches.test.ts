import fc from 'fast-check';
import { fuzzyMatches, lettersOf, mayHave } from '@/api/search/fuzzyMatches';
import { RUNS } from '@tests/runs';

const letters = fc.stringMatching(/^[a-z0-9àéñ]{6,12}$/);

/** A word with one typo after its first letter: a missing, a replaced, an additional, or two swapped letters. */
const slips = (word: string, at: number): string[] => [
  word.slice(0, at) + word.slice(at + 1),
  `${word.slice(0, at)}q${word.slice(at + 1)}`,
  `${word.slice(0, at)}q${word.slice(at)}`,
  word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
];

test('the letters never exclude a word with one typo', () => {
  fc.assert(
    fc.property(letters, fc.nat(), (word, place) => {
      const at = 1 + (place % (word.length - 2));
      return slips(word, at).every((slip) => mayHave(lettersOf(`the ${word} of all`), lettersOf(slip)));
    }),
    { numRuns: RUNS },
  );
});

test('two missing letters exclude a text', () => {
  expect(mayHave(lettersOf('the river'), lettersOf('quiz'))).toBe(false);
});

test('finds words with typos in any order, and nothing without words', async () => {
  const texts = ['velvet harbour', 'velvet orchard', 'the harbour of velour'];
  expect(await fuzzyMatches(texts, ['harbuor', 'velvte'])).toEqual([0]);
  expect(await fuzzyMatches(texts, [])).toEqual([]);
});
