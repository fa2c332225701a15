import { asksOnce } from '@/boot/screens';

test('Home caches the requests of its rows, a title page that of the popular movies, others none', () => {
  expect(asksOnce('home')).toEqual([1, 2, 3, 4, 5].map((genre) => `movies/genre/${genre}`));
  expect(asksOnce('movie')).toEqual(['movies/popular']);
  expect(asksOnce('movies')).toEqual([]);
  expect(asksOnce('other')).toEqual([]);
});
