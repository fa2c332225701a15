import { cachedRequestsFor } from '@/startup/boot/screens';

test('Home caches the requests of its rows, a title page that of the popular movies, others none', () => {
  expect(cachedRequestsFor('home')).toEqual([1, 2, 3, 4, 5].map((genre) => `movies/genre/${genre}`));
  expect(cachedRequestsFor('movie')).toEqual(['movies/popular']);
  expect(cachedRequestsFor('movies')).toEqual([]);
  expect(cachedRequestsFor('other')).toEqual([]);
});
