import fc from 'fast-check';
import { posterColor, toneOf } from '@/domain/title/posterColor';

test.each([
  ['art/posters/1001-500.webp#3b273b', '#3b273b'],
  ['/abc.jpg', null],
  ['https://films.example/a.jpg#top', null],
  [null, null],
])('%s has the color %s', (poster, color) => {
  expect(posterColor({ poster })).toBe(color);
});

test.each([
  ['#ff0000', 0],
  ['#ffff00', 60],
  ['#00ff00', 120],
  ['#00ffff', 180],
  ['#0000ff', 240],
  ['#ff00ff', 300],
])('%s is at %i degrees', (color, hue) => {
  expect(toneOf(color)).toEqual({ hue, saturation: 1 });
});

test('every color has a hue and a saturation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const { hue, saturation } = toneOf(`#${number.toString(16).padStart(6, '0')}`);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(360);
      expect(saturation).toBeGreaterThanOrEqual(0);
      expect(saturation).toBeLessThanOrEqual(1);
    }),
  );
});
