import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { fold, matchesQuery, SUGGESTION_LIMIT, suggestionsFor } from '@/api/samples/search';

const words = fc.array(fc.stringMatching(/^[a-zà-ÿ0-9]{1,8}$/), { minLength: 1, maxLength: 5 });

test('a title is found by its words in any order, in any case', () => {
  fc.assert(
    fc.property(words, fc.boolean(), (parts, isUpper) => {
      const query = [...parts].reverse().join('  ');
      return matchesQuery(buildTitle({ title: parts.join(' ') }), isUpper ? query.toUpperCase() : query);
    }),
    { numRuns: RUNS },
  );
});

test('no query makes the search fail, and an empty one finds everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(typeof matchesQuery(buildTitle(), query)).toBe('boolean');
    }),
    { numRuns: RUNS },
  );
  expect(matchesQuery(buildTitle(), '   ')).toBe(true);
});

test('suggestions start with what was typed, each once, and are few', () => {
  const titles = ['The Matrix', 'The Matrix', 'Thé Ring', 'The Wire', 'The Terror', 'The Crown', 'Them', 'Heat'];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('th', 'the', 'the m', 'HE', 'x'), fc.string()), (typed) => {
      const found = suggestionsFor(
        titles.map((title, index) => buildTitle({ id: index + 1, title })),
        typed,
      );
      expect(found.length).toBeLessThanOrEqual(SUGGESTION_LIMIT);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((title) => fold(title).startsWith(fold(typed)))).toBe(true);
      if (fold(typed).length < 2) expect(found).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
