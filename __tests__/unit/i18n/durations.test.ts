import { formatDuration } from '@/i18n/durations';

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
  [6000, '100 h'],
])('%d minutes appear as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
