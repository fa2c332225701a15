import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { decodeText } from '@tools/catalogue/read/decodeText';

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
  ['zh-TW', bytes(0xb9, 0x71, 0xbc, 0x76), '電影'],
  ['zh-HK', bytes(0xb9, 0x71, 0xbc, 0x76), '電影'],
  ['zh-MO', bytes(0xb9, 0x71, 0xbc, 0x76), '電影'],
  ['zh-CN', bytes(0xb5, 0xe7, 0xd3, 0xb0), '电影'],
  ['zh', bytes(0xb5, 0xe7, 0xd3, 0xb0), '电影'],
  ['sr', bytes(0xc2, 0xe8, 0xe9), 'Вий'],
  ['sr-Latn', bytes(0x9a, 0x9e), 'šž'],
  ['kk', bytes(0xc2, 0xe8, 0xe9), 'Вий'],
  ['tr', bytes(0xfe, 0xf0), 'şğ'],
  ['de', bytes(0xe9, 0x80), 'é€'],
  ['constructor', bytes(0xe9), 'é'],
])('reads the encoding of %s before Unicode', (language, given, text) => {
  expect(decodeText(given, language)).toBe(text);
});

const declared = (encoding: string, ...text: number[]) =>
  bytes(...new TextEncoder().encode(`<?xml version="1.0" encoding="${encoding}"?>\n<movie><title>`), ...text);

test.each([
  ['windows-1251', [0xc2, 0xe8, 0xe9], 'Вий'],
  ['ISO-8859-2', [0xb1, 0xe6], 'ąć'],
  ['Shift_JIS', [0x89, 0x66, 0x89, 0xe6], '映画'],
  ['EUC-JP', [0xb1, 0xc7, 0xb2, 0xe8], '映画'],
  ['ISO-2022-JP', [0x1b, 0x24, 0x42, 0x31, 0x47, 0x32, 0x68, 0x1b, 0x28, 0x42], '映画'],
  ['KOI8-R', [0xf7, 0xc9, 0xca], 'Вий'],
  ['Big5', [0xb9, 0x71, 0xbc, 0x76], '電影'],
  ['latin1', [0xe9, 0x80], 'é€'],
  ['a mistaken utf-8', [0xe9], 'é'],
  ['utf-8', [0xe9], 'é'],
  ['utf-16', [0xc3, 0xa9], 'é'],
  ['windows-1251', [...new TextEncoder().encode('Вий')], 'Вий'],
])('reads the encoding that an XML declaration names %s', (encoding, text, read) => {
  expect(decodeText(declared(encoding, ...text)).split('<title>')[1]).toBe(read);
});

test.each([true, false])('reads UTF-16 without a byte order mark, little endian: %s', (isLittle) => {
  expect(decodeText(utf16('1\nВий', isLittle).subarray(2))).toBe('1\nВий');
});

test('decodes any bytes to a text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.option(fc.string()), (given, language) => {
      expect(typeof decodeText(given, language)).toBe('string');
    }),
    { numRuns: RUNS },
  );
});
