import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { csvColumn, unknownColumns, nearestWord } from '@tools/catalogue/read/csvColumns';
import { countryCode, languageCode } from '@tools/catalogue/read/regionCodes';
import { RUNS } from '@tests/runs';

const PAGE = readFileSync(path.join(__dirname, '../../../../../docs/your-catalogue.md'), 'utf8');

test('every column name in the documentation is known and means the column of its row', () => {
  const [, table = ''] = PAGE.split('### Columns');
  const rows = [...table.matchAll(/^\| (`.+?) +\| (.*?) +\| .* \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  for (const [, names = '', others = ''] of rows) {
    const columns = names.replaceAll('`', '').split(', ').map(csvColumn);
    expect([names, columns]).not.toContain(undefined);
    // The French word for a rating has another meaning in English, see `isAmbiguousHeading`.
    for (const other of others.split(/[,;] /).filter((name) => !['', 'Note'].includes(name)))
      expect([other, columns]).toEqual([other, expect.arrayContaining([csvColumn(other)])]);
  }
});

test.each([
  ['Directer', 'directors'],
  ['Laufzeti', 'runtime'],
  ['Anné', 'year'],
])('the nearest column to %s is %s', (heading, column) => {
  expect(unknownColumns([heading])).toContain(`“${heading}” (did you mean “${column}”?)`);
});

test('reports nothing about empty headings and columns of well-known exports', () => {
  expect(unknownColumns(['', ' ', 'Position', 'Your Rating', 'URL'])).toBeNull();
});

test('names only some of many unknown columns', () => {
  expect(unknownColumns(Array.from({ length: 50 }, (_, index) => `xqzw${index}`))).toContain('and 30 more');
});

test('finds a word with one mistake', () => {
  const words = ['runtime', 'director', 'overview', 'certificate'];
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(),
      fc.constantFrom('drop', 'double', 'swap'),
      (word, seed, mistake) => {
        const at = seed % (word.length - 1);
        const letters = { drop: '', double: word.charAt(at).repeat(2), swap: word.charAt(at + 1) + word.charAt(at) };
        const typed = word.slice(0, at) + letters[mistake] + word.slice(at + (mistake === 'swap' ? 2 : 1));
        expect(nearestWord(typed, words)).toBe(word);
      },
    ),
    { numRuns: RUNS },
  );
});

test.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Allemagne', 'DE'],
  ['Alemania', 'DE'],
  ['de', 'DE'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['Österreich', 'AT'],
  ['Ruritania', null],
  ['', null],
])('%s is the country %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each([
  ['German', 'de'],
  ['Deutsch', 'de'],
  ['allemand', 'de'],
  ['alemán', 'de'],
  ['deu', 'de'],
  ['pt-BR', 'pt'],
  ['Elvish', null],
])('%s is the language %s', (name, code) => {
  expect(languageCode(name)).toBe(code);
});

test('any word is a code or none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (word) => {
      expect(countryCode(word) ?? 'XX').toMatch(/^[A-Z]{2}$/);
      expect(languageCode(word) ?? 'xx').toMatch(/^[a-z]{2}$/);
    }),
    { numRuns: RUNS },
  );
});
