import fc from 'fast-check';
import { isAmbiguousDate, readRelease } from '@tools/catalogue/read/csvCells';
import { readCsv } from '@tools/catalogue/read/readCsv';
import { dayPlace } from '@/lib/dayPlace';
import { RUNS } from '@tests/runs';

test.each([
  ['1999', { year: 1999, date: null }],
  ['1999-03-12', { year: 1999, date: '1999-03-12' }],
  ['1999/03/12', { year: 1999, date: '1999-03-12' }],
  ['12.03.1999', { year: 1999, date: '1999-03-12' }],
  ['1. 2. 1999', { year: 1999, date: '1999-02-01' }],
  ['31/03/1999', { year: 1999, date: '1999-03-31' }],
  ['03/31/1999', { year: 1999, date: '1999-03-31' }],
  ['05/05/1999', { year: 1999, date: '1999-05-05' }],
  ['03/12/1999', { year: 1999, date: null }],
  ['12 mars 1999', { year: 1999, date: null }],
  ['31.02.1999', { year: 1999, date: null }],
  ['soon', undefined],
  ['12345', undefined],
])('reads %s', (cell, release) => {
  expect(readRelease(cell, 'unknown')).toEqual(release);
});

test('the other dates of a column show the order of day and month', () => {
  expect(dayPlace(['03/12/1999', '25/12/2001'])).toBe('first');
  expect(dayPlace(['03/12/1999', '12/25/2001'])).toBe('second');
  expect(dayPlace(['03/12/1999'])).toBe('unknown');
  expect(dayPlace(['25/12/1999', '12/25/1999'])).toBe('unknown');
});

test('reports a column with ambiguous dates once', () => {
  const { rows, faults } = readCsv('title,date\nA,03/12/1999\nB,04/05/2001');
  expect(faults).toEqual([{ line: 1, text: expect.stringContaining('and 1 more date') as unknown }]);
  expect(rows.map(({ year, date }) => [year, date])).toEqual([
    [1999, null],
    [2001, null],
  ]);
});

test('reads every day in each unambiguous form', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      const [year = '', month = '', number = ''] = date.split('-');
      const read = { year: Number(year), date };
      expect(readRelease(date, 'unknown')).toEqual(read);
      expect(readRelease(`${number}.${month}.${year}`, 'unknown')).toEqual(read);
      expect(readRelease(`${number}/${month}/${year}`, 'first')).toEqual(read);
      expect(readRelease(`${month}/${number}/${year}`, 'second')).toEqual(read);
    }),
    { numRuns: RUNS },
  );
});

test('reads any text as a release or as none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (cell) => {
      const read = readRelease(cell, 'unknown');
      expect(typeof isAmbiguousDate(cell)).toBe('boolean');
      if (read?.date) expect(read.date.startsWith(String(read.year))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
