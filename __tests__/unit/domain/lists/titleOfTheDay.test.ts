import { buildTitle } from '@tests/builders';
import { titleOfTheDay } from '@/domain/lists/titleOfTheDay';

const rated = (id: number, rating: number | null) => buildTitle({ id, rating, poster: '/poster.jpg' });

test('changes each day, and stays the same all day', () => {
  const titles = [rated(1, 5), rated(2, 9), rated(3, 7)];
  const week = [0, 1, 2, 3].map((day) => titleOfTheDay(titles, day)?.id);
  expect(week).toEqual([2, 3, 1, 2]);
});

test('is one of the best titles', () => {
  const titles = Array.from({ length: 40 }, (_, index) => rated(index + 1, index / 4));
  const chosen = Array.from({ length: 60 }, (_, day) => titleOfTheDay(titles, day)?.rating ?? 0);
  expect(Math.min(...chosen)).toBeGreaterThan(6);
});

test('is a title with a poster and an overview if there is one', () => {
  const plain = [buildTitle({ id: 1 }), buildTitle({ id: 2, poster: '/poster.jpg', overview: '' })];
  expect(titleOfTheDay([...plain, rated(3, 1)], 4)?.id).toBe(3);
  expect(titleOfTheDay(plain, 0)?.id).toBe(1);
  expect(titleOfTheDay([], 3)).toBeUndefined();
});
