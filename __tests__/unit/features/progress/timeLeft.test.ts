import { timeLeft } from '@/features/progress/timeLeft';

test.each([
  [0, 6000, '1 h 40 min left'],
  [2400, 6000, '1 h left'],
  [5000, 6000, '17 min left'],
  [5990, 6000, '1 min left'],
  [0, 0, null],
])('at %d of %d seconds: %s', (position, duration, text) => {
  expect(timeLeft({ position, duration })).toBe(text);
});
