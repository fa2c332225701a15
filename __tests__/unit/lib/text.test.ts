import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { cleanText } from '@/lib/text';

test('text stays as it is', () => {
  expect(cleanText('Amélie – 私の人生 👩‍🚀', 100)).toBe('Amélie – 私の人生 👩‍🚀');
});

test('space around it goes', () => {
  expect(cleanText('  \n Heat \t ', 100)).toBe('Heat');
});

test('a number is text', () => {
  expect(cleanText(1984, 100)).toBe('1984');
});

test.each([undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, {}, [], ['Heat'], Symbol('x'), 7n])(
  'what is no text is empty: %p',
  (value) => {
    expect(cleanText(value, 100)).toBe('');
  },
);

test('markup is left as the text that it is', () => {
  expect(cleanText('<img src=x onerror="alert(1)">', 100)).toBe('<img src=x onerror="alert(1)">');
});

test.each([
  ['NUL', 'He\u0000at'],
  ['a bell', 'He\u0007at'],
  ['an escape', 'He\u001bat'],
  ['a C1 control', 'He\u0085at'],
  ['a right-to-left override', 'He\u202eat'],
  ['an isolate', 'He\u2066at'],
  ['a direction mark', 'He\u200fat'],
])('%s is taken out', (_what, text) => {
  expect(cleanText(text, 100)).toBe('Heat');
});

test('marks that are piled up on a letter are taken down to six', () => {
  expect(cleanText(`Z${'\u0334\u035b'.repeat(200)}algo`, 500)).toBe(`Z${'\u0334\u035b'.repeat(3)}algo`);
  expect(cleanText('Việt Nam, שָׁלוֹם, ปิ่น', 100)).toBe('Việt Nam, שָׁלוֹם, ปิ่น');
});

test('lines stay lines', () => {
  expect(cleanText('one\r\ntwo', 100)).toBe('one\ntwo');
});

test.each(['\ud83d', 'x\ud83d', '\ude00x', '\ude00\ud83d'])('half of a character becomes a replacement: %j', (text) => {
  expect(cleanText(text, 100)).toMatch(/^x?\ufffd{1,2}x?$/);
});

test('a megabyte is cut off', () => {
  expect(cleanText('a'.repeat(1_000_000), 300)).toBe('a'.repeat(300));
});

test('it is cut between characters, never inside one', () => {
  expect(cleanText('👩'.repeat(10), 3)).toBe('👩👩👩');
});

test('no space is left where it was cut', () => {
  expect(cleanText('Heat and dust', 5)).toBe('Heat');
});

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const anyLimit = fc.integer({ min: 1, max: 40 });

test('whatever the text, the result fits, is well formed, and holds no control', () => {
  fc.assert(
    fc.property(anyText, anyLimit, (text, max) => {
      const result = cleanText(text, max);
      expect(Array.from(result).length).toBeLessThanOrEqual(max);
      expect(() => encodeURIComponent(result)).not.toThrow();
      expect(result).not.toMatch(/[\u0000\u001b\u007f\u202e]/);
      expect(result).toBe(result.trim());
    }),
    { numRuns: RUNS },
  );
});

test('clean text is not changed by cleaning it again', () => {
  fc.assert(
    fc.property(anyText, anyLimit, (text, max) => {
      const once = cleanText(text, max);
      expect(cleanText(once, max)).toBe(once);
    }),
    { numRuns: RUNS },
  );
});

test('whatever the value, the result is text', () => {
  fc.assert(
    fc.property(fc.anything(), anyLimit, (value, max) => {
      expect(typeof cleanText(value, max)).toBe('string');
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner between spaces', ' \u200d '],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a no-break space', '\u00a0'],
  ['an ideographic space', '\u3000'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a blank Braille pattern', '\u2800'],
  ['a combining grapheme joiner', '\u034f'],
  ['a Mongolian vowel separator', '\u180e'],
  ['an invisible operator', '\u2062'],
  ['an interlinear annotation mark', '\ufff9'],
  ['a variation selector', '\ufe0f'],
  ['a tag of a flag', '\u{e0067}'],
  ['an accent without a letter', '\u0301\u0308'],
  ['a line separator and controls', '\u2028\u0007\u0085'],
  ['all of them', '\u200b\u00ad\u3164\u2800\u0301 '],
])('a text of nothing but %s is empty', (_what, text) => {
  expect(cleanText(text, 100)).toBe('');
});

test.each(['…', '?', '0', '💧', 'का', 'ا', '👩‍🚀', '\u200bHeat', '½', '#'])(
  'a text that can be seen stays: %s',
  (text) => {
    expect(cleanText(text, 100)).toBe(text);
  },
);
