import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readDate, readTimestamp, readYear } from '@/lib/date';

describe('a date', () => {
  test.each(['1999-03-31', '2024-02-29', '1895-12-28'])('is a valid calendar day: %s', (text) => {
    expect(readDate(text)).toBe(text);
  });

  test('is the part before a time', () => {
    expect(readDate('2017-12-01T23:59:59.000Z')).toBe('2017-12-01');
  });

  test.each(['', 'not-a-date', '0000-00-00', '2023-02-29', '2023-02-31', '2023-13-01', '2023-00-10', '9999-01-01'])(
    'is not %j',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );

  test.each([undefined, null, 20_240_101, {}, ['1999-03-31'], new Date(0)])('is not %p', (value) => {
    expect(readDate(value)).toBeNull();
  });
});

describe('a year', () => {
  test.each([
    [1999, 1999],
    ['1999', 1999],
    [' 1999', 1999],
    ['1999-03-31', 1999],
    ['2008–2013', 2008],
    [1870, 1870],
    [2200, 2200],
  ])('is read from %p', (value, year) => {
    expect(readYear(value)).toBe(year);
  });

  test.each([1869, 2201, 0, -1999, '0000', 'N/A', '', '99', Number.NaN, null, undefined, {}, [1999]])(
    'is not %p',
    (value) => {
      expect(readYear(value)).toBeNull();
    },
  );
});

describe('a timestamp', () => {
  test('is an ISO time', () => {
    expect(readTimestamp('2026-03-01T12:00:00.000Z')).toBe('2026-03-01T12:00:00.000Z');
  });

  test('is converted to UTC from any time zone', () => {
    expect(readTimestamp('2026-03-01T12:00:00+05:30')).toBe('2026-03-01T06:30:00.000Z');
  });

  test.each([
    '',
    'yesterday',
    '44694',
    '+044694-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    `2026-03-01T12:00:00Z${' '.repeat(40)}`,
    0,
    null,
    undefined,
    {},
  ])('is not %p', (value) => {
    expect(readTimestamp(value)).toBeNull();
  });
});

test('no reader throws for any value, and every result is read unchanged', () => {
  const values = fc.oneof(
    fc.anything(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  fc.assert(
    fc.property(values, (value) => {
      const [date, year, timestamp] = [readDate(value), readYear(value), readTimestamp(value)];
      expect([readDate(date), readYear(year), readTimestamp(timestamp)]).toEqual([date, year, timestamp]);
    }),
    { numRuns: RUNS },
  );
});
