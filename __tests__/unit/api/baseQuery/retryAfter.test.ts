import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { MAX_RETRY_AFTER_MS, readRetryAfter } from '@/api/baseQuery/retryAfter';

const NOW = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['0', 0],
  ['2', 2000],
  [' 2 ', 2000],
  ['5', 5000],
])('%j is so many seconds', (header, pause) => {
  expect(readRetryAfter(header, NOW)).toBe(pause);
});

test('a date is the time until then', () => {
  expect(readRetryAfter('Sun, 01 Mar 2026 12:00:04 GMT', NOW)).toBe(4000);
});

test('a date that is past is no pause', () => {
  expect(readRetryAfter('Sun, 01 Mar 2026 11:00:00 GMT', NOW)).toBe(0);
});

test.each(['6', '99999', '9'.repeat(400), 'Mon, 01 Mar 2027 12:00:00 GMT'])('%s is cut down to the bound', (header) => {
  expect(readRetryAfter(header, NOW)).toBe(MAX_RETRY_AFTER_MS);
});

test.each([null, undefined, '', '  ', 'soon', 'NaN', '[object Object]'])(
  '%j is no pause that was asked for',
  (header) => {
    expect(readRetryAfter(header, NOW)).toBeNull();
  },
);

test('whatever the header says, the pause is none or within the bound', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String)), (header) => {
      const pause = readRetryAfter(header, NOW);
      expect(pause === null || (pause >= 0 && pause <= MAX_RETRY_AFTER_MS)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
