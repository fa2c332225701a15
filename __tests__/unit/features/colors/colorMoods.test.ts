import fc from 'fast-check';
import { moodOf, moodOfAddress } from '@/features/colors/colorMoods';

const named = (color: string) => moodOf({ poster: `art/posters/1-500.webp${color}` })?.id;

test.each([
  ['#54422c', 'amber'],
  ['#541f1f', 'ember'],
  ['#541f2a', 'ember'],
  ['#2c5430', 'moss'],
  ['#1f5450', 'sea'],
  ['#1f2c54', 'midnight'],
  ['#3b1f54', 'violet'],
  ['#541f45', 'rose'],
  ['#545250', 'candle'],
])('a poster of %s has the mood %s', (color, lamp) => {
  expect(named(color)).toBe(lamp);
});

test('every known color has a mood, and an unknown color has none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      expect(named(`#${number.toString(16).padStart(6, '0')}`)).toBeDefined();
    }),
  );
  expect(moodOf({ poster: '/abc.jpg' })).toBeUndefined();
  expect(moodOf({ poster: null })).toBeUndefined();
});

test('reads a mood from the address', () => {
  expect(moodOfAddress(new URLSearchParams('colour=sea'))?.name).toBe('Sea');
  expect(moodOfAddress(new URLSearchParams('colour=plaid'))).toBeUndefined();
});
