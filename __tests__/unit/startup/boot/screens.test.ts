import { cacheableRequestsFor } from '@/startup/boot/screens';

test('Home caches the requests of its rows, a title page that of the popular movies, others none', () => {
  expect(cacheableRequestsFor('home')).toEqual([1, 2, 3, 4, 5].map((genre) => `movies/genre/${genre}`));
  expect(cacheableRequestsFor('movie')).toEqual(['movies/popular']);
  expect(cacheableRequestsFor('movies')).toEqual([]);
  expect(cacheableRequestsFor('other')).toEqual([]);
});
