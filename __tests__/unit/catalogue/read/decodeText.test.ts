import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { decodeText } from '@/catalogue/read/decodeText';

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).flatMap((code) =>
      isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  );

test.each<[string, Uint8Array, string]>([
  ['UTF-8', new TextEncoder().encode('Amélie 電影'), 'Amélie 電影'],
  ['UTF-8 with its mark', new TextEncoder().encode('\ufeffAmélie'), 'Amélie'],
  ['UTF-16, little end first', utf16('Amélie', true), 'Amélie'],
  ['UTF-16, big end first', utf16('Amélie', false), 'Amélie'],
  ['windows-1252', bytes(0x41, 0x6d, 0xe9, 0x6c, 0x69, 0x65, 0x80), 'Amélie€'],
  ['nothing', bytes(), ''],
])('%s', (_what, given, text) => {
  expect(decodeText(given)).toBe(text);
});

test.each([
  ['ru', bytes(0xc2, 0xe8, 0xe9), 'Вий'],
  ['el', bytes(0xc1, 0xe2, 0xe3), 'Αβγ'],
  ['zh-Hans', bytes(0xb5, 0xe7, 0xd3, 0xb0), '电影'],
  ['zh-Hant', bytes(0xb9, 0x71, 0xbc, 0x76), '電影'],
  ['ja', bytes(0x89, 0x66, 0x89, 0xe6), '映画'],
  ['constructor', bytes(0xe9), 'é'],
])('what was written in %s before Unicode', (language, given, text) => {
  expect(decodeText(given, language)).toBe(text);
});

test('any bytes are some text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.option(fc.string()), (given, language) => {
      expect(typeof decodeText(given, language)).toBe('string');
    }),
    { numRuns: RUNS },
  );
});
