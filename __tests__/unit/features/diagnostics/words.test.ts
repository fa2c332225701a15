import { agoInWords, bytesInWords, instantInWords } from '@/features/diagnostics/words';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1234, '1.2 kB'],
  [56_789, '57 kB'],
  [1_500_000, '1.5 MB'],
  [11_000_000_000, '11 GB'],
  [5e18, '5000000 TB'],
])('%d bytes appear as %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

test('shows a time in UTC', () => {
  expect(instantInWords(Date.UTC(2026, 0, 31, 12, 5, 9, 700))).toBe('2026-01-31 12:05:09 UTC');
});

test.each([
  [-5, '0 seconds ago'],
  [0, '0 seconds ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [200_000, '2 days ago'],
])('a time %d seconds ago appears as %s', (seconds, words) => {
  const now = Date.UTC(2026, 0, 31);
  expect(agoInWords(now - seconds * 1000, now)).toBe(words);
});
