import fc from 'fast-check';
import { MAX_RETRY_AFTER_MS, readRetryAfter } from '@/api/client/fetchWithRetry';
import { RUNS } from '@tests/runs';

const NOW = Date.parse('2026-03-01T12:00:00Z');

test.each([
  ['0', 0],
  ['2', 2000],
  [' 2 ', 2000],
  ['5', 5000],
])('reads %j as a number of seconds', (header, pause) => {
  expect(readRetryAfter(header, NOW)).toBe(pause);
});

test('reads a date as the time until then', () => {
  expect(readRetryAfter('Sun, 01 Mar 2026 12:00:04 GMT', NOW)).toBe(4000);
});

test('reads a past date as no pause', () => {
  expect(readRetryAfter('Sun, 01 Mar 2026 11:00:00 GMT', NOW)).toBe(0);
});

test.each(['6', '99999', '9'.repeat(400), 'Mon, 01 Mar 2027 12:00:00 GMT'])('cuts %s down to the limit', (header) => {
  expect(readRetryAfter(header, NOW)).toBe(MAX_RETRY_AFTER_MS);
});

test.each([null, undefined, '', '  ', 'soon', 'NaN', '[object Object]'])(
  'returns no pause for the header %j',
  (header) => {
    expect(readRetryAfter(header, NOW)).toBeNull();
  },
);

test('the pause of any header is null or within the limit', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String)), (header) => {
      const pause = readRetryAfter(header, NOW);
      expect(pause === null || (pause >= 0 && pause <= MAX_RETRY_AFTER_MS)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
