import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { cleanText } from '@/lib/text';

test('keeps plain text', () => {
  expect(cleanText('Amélie – 私の人生 👩‍🚀', 100)).toBe('Amélie – 私の人生 👩‍🚀');
});

test('removes surrounding spaces', () => {
  expect(cleanText('  \n Heat \t ', 100)).toBe('Heat');
});

test('converts a number', () => {
  expect(cleanText(1984, 100)).toBe('1984');
});

test.each([undefined, null, true, Number.NaN, Number.POSITIVE_INFINITY, {}, [], ['Heat'], Symbol('x'), 7n])(
  'returns an empty text for %p',
  (value) => {
    expect(cleanText(value, 100)).toBe('');
  },
);

test('keeps markup as plain text', () => {
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
])('removes %s', (_what, text) => {
  expect(cleanText(text, 100)).toBe('Heat');
});

test('limits combining marks on a letter to six', () => {
  expect(cleanText(`Z${'\u0334\u035b'.repeat(200)}algo`, 500)).toBe(`Z${'\u0334\u035b'.repeat(3)}algo`);
  expect(cleanText('Việt Nam, שָׁלוֹם, ปิ่น', 100)).toBe('Việt Nam, שָׁלוֹם, ปิ่น');
});

test('keeps line breaks', () => {
  expect(cleanText('one\r\ntwo', 100)).toBe('one\ntwo');
});

test.each(['\ud83d', 'x\ud83d', '\ude00x', '\ude00\ud83d'])('replaces half of a surrogate pair: %j', (text) => {
  expect(cleanText(text, 100)).toMatch(/^x?\ufffd{1,2}x?$/);
});

test('cuts off a megabyte', () => {
  expect(cleanText('a'.repeat(1_000_000), 300)).toBe('a'.repeat(300));
});

test('cuts between characters, never inside one', () => {
  expect(cleanText('👩'.repeat(10), 3)).toBe('👩👩👩');
});

test('leaves no space at the cut', () => {
  expect(cleanText('Heat and dust', 5)).toBe('Heat');
});

test('leaves nothing if the cut leaves nothing visible', () => {
  expect(cleanText('\u{e0000}!', 1)).toBe('');
});

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const anyLimit = fc.integer({ min: 1, max: 40 });

test('the result always fits, is well-formed, and has no control characters', () => {
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

test('cleaning clean text changes nothing', () => {
  fc.assert(
    fc.property(anyText, anyLimit, (text, max) => {
      const once = cleanText(text, max);
      expect(cleanText(once, max)).toBe(once);
    }),
    { numRuns: RUNS },
  );
});

test('returns a string for any value', () => {
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
])('a text that contains only %s is empty', (_what, text) => {
  expect(cleanText(text, 100)).toBe('');
});

test.each(['…', '?', '0', '💧', 'का', 'ا', '👩‍🚀', '\u200bHeat', '½', '#'])(
  'a visible text stays unchanged: %s',
  (text) => {
    expect(cleanText(text, 100)).toBe(text);
  },
);
