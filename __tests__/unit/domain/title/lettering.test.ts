import { letteringOf } from '@/domain/title/lettering';

test.each([
  ['art/posters/1001-500.webp#2a1d33', 'art/lettering/1001.svg'],
  ['https://films.example/kinora/art/posters/1001-342.avif', 'https://films.example/kinora/art/lettering/1001.svg'],
])('the lettering of %s is in the same folder of art', (poster, lettering) => {
  expect(letteringOf(poster)).toBe(lettering);
});

test.each([
  null,
  undefined,
  '',
  '/abc.jpg',
  'posters/1001-500.webp',
  'art/posters/mine.webp',
  'art/hero/1001-1280.webp',
])('a poster that is not part of the art (%s) has no lettering', (poster) => {
  expect(letteringOf(poster)).toBeNull();
});
