import { asksOnce } from '@/boot/screens';

test('home asks for its rows once, a title for what it may be shown with; others for nothing', () => {
  expect(asksOnce('home')).toEqual([1, 2, 3, 4, 5].map((genre) => `movies/genre/${genre}`));
  expect(asksOnce('movie')).toEqual(['movies/popular']);
  expect(asksOnce('movies')).toEqual([]);
  expect(asksOnce('other')).toEqual([]);
});
