import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { csvLines, findHeading } from '@/lib/csvLines';

const linesOf = (text: string) => csvLines(text).lines.map(({ line, cells }) => [line, cells.join('|').trim()]);
const faultLines = (text: string) => csvLines(text).faults.map(({ line }) => line);

test.each([
  ['a,b\nc,d\n\ne,f', [1, 'a|b'], [2, 'c|d'], [4, 'e|f']],
  ['a,b\r\n"c\r\nc",d\r\ne,f', [1, 'a|b'], [2, 'c\r\nc|d'], [4, 'e|f']],
  ['a,b\rc,d', [1, 'a|b'], [2, 'c|d']],
  // With mixed line endings, the parser guesses one kind, so a row can end between `\r` and `\n`.
  ['\r\n\r1979', [3, '1979']],
])('each row of %j has its line number', (text, ...lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  [
    'to the end of the file',
    'a,b\n"c,d\ne,f\ng,h',
    [2],
    [
      [1, 'a|b'],
      [3, 'e|f'],
      [4, 'g|h'],
    ],
  ],
  [
    'to a quote of a later row',
    'a,b\n"c,d\ne,f\n"g, g",h\ni,j',
    [2],
    [
      [1, 'a|b'],
      [3, 'e|f'],
      [4, 'g, g|h'],
      [5, 'i|j'],
    ],
  ],
  [
    'in the last row',
    'a,b\nc,d\n"e,f',
    [3],
    [
      [1, 'a|b'],
      [2, 'c|d'],
    ],
  ],
  [
    'before a text of several lines',
    'a,b\r\n"c,d\r\ne,"f\r\nf"\r\ng,h',
    [2],
    [
      [1, 'a|b'],
      [3, 'e|f\r\nf'],
      [5, 'g|h'],
    ],
  ],
])('an unclosed quote skips its own row only: %s', (_what, text, broken, rows) => {
  expect(linesOf(text)).toEqual(rows);
  expect(faultLines(text)).toEqual(broken);
});

test('continues after many broken rows, and reports where it stops', () => {
  const table = (count: number) => `title,year\n${'"x,1\n'.repeat(count)}Heat,1995\n`;
  expect(linesOf(table(40)).at(-1)).toEqual([42, 'Heat|1995']);
  expect(csvLines(table(60)).faults.at(-1)).toEqual({
    line: 52,
    text: expect.stringContaining('skipped') as unknown,
    isRest: true,
  });
});

test('reports the line from which a table is too long', () => {
  const table = (rows: number) => `title\n${'Heat\n'.repeat(rows)}\n\n`;
  expect(csvLines(table(50_000))).toMatchObject({ lines: { length: 50_001 }, faults: [] });
  const { lines, faults } = csvLines(table(50_002));
  expect(lines).toHaveLength(50_001);
  expect(faults).toEqual([{ line: 50_002, text: expect.stringContaining('Split it') as unknown, isRest: true }]);
});

test.each([
  ['sep=;\na;b,c', 'a|b,c'],
  ['\ufeffSEP=,\r\na,b;c', 'a|b;c'],
  ['"sep=|"\na|b', 'a|b'],
  ['sep=\\t\na\tb', 'a|b'],
])('%j declares the separator', (text, row) => {
  expect(csvLines(text)).toMatchObject({ lines: [{ line: 2 }], faults: [] });
  expect(linesOf(text)).toEqual([[2, row]]);
});

test('finds the headings after lines about the list', () => {
  const known = (cells: readonly string[]) => cells.filter((cell) => ['Date', 'Name', 'Year'].includes(cell)).length;
  const heading = (text: string) => findHeading(csvLines(text).lines, known);
  expect(heading('Name,Year\nHeat,1995')).toBe(0);
  expect(heading('Export v7\nDate,Name\n2020,Mine\n\nName,Year\nHeat,1995')).toBe(3);
  expect(heading('Name\n\nYear')).toBe(0);
  expect(heading('a\nb')).toBe(0);
  expect(heading('')).toBe(-1);
});

test('every line of a table is in a row, in a fault, or empty', () => {
  const cell = fc.constantFrom('a', 'b c', '"d, d"', '"e', 'f"', '"g\ng"', '""', '');
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => cells.join(',')));
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.join('\n');
      const { lines, faults } = csvLines(text);
      const told = new Set(faults.map(({ line }) => line));
      for (const { line, cells } of lines)
        for (let at = 0; at <= cells.join('').split('\n').length - 1; at += 1) told.add(line + at);
      for (const [index, line] of text.split('\n').entries()) if (/[a-g]/.test(line)) expect(told).toContain(index + 1);
    }),
    { numRuns: RUNS },
  );
});
