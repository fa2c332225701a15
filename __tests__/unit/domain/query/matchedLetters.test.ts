import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { matchedLetters } from '@/domain/query/matchedLetters';

const marked = (text: string, query: string) =>
  matchedLetters(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Interstellar', 'inter', '[Inter]stellar'],
  ['Amélie', 'amel', '[Amél]ie'],
  ['Ame\u0301lie', 'ame', '[Ame\u0301]lie'],
  ['The Dark Knight', 'knight dark', 'The [Dark] [Knight]'],
  ['The Winter War', 'war', 'The Winter [War]'],
  ['Interstellar', 'interstelar', '[Interstel]lar'],
  ['Straße', 'strasse', '[Stra]ße'],
  ['Heat', 'xyz', 'Heat'],
  ['Heat', '', 'Heat'],
  ['😀 Heat', 'heat', '😀 [Heat]'],
])('%j with %j: %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the pieces always form the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
      const pieces = matchedLetters(text, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.every((piece, index) => piece.text !== '' && piece.isMatch !== pieces[index - 1]?.isMatch)).toBe(
        true,
      );
    }),
    { numRuns: RUNS },
  );
});
