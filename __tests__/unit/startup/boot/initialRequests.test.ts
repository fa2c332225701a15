import { initialRequests, routeRequest } from '@/startup/boot/initialRequests';
import { TMDB_BASE_URL } from '@/config/runtimeConfig';

const visit = { path: '', search: '' };

describe('the request of an address', () => {
  test('is the whole list for movies, and empty if the address has a filter', () => {
    expect(routeRequest({ ...visit, screen: 'movies' })).toBe('movies/all');
    expect(routeRequest({ ...visit, screen: 'movies', search: '?genre=28' })).toBe('');
  });

  test.each([
    ['movie/1001', '', 'movie/1001'],
    ['movie/4001', '?type=tv', 'tv/4001'],
    ['movie/1001', '?from=tmdb', ''],
    ['movie/550', '', ''],
    ['movie/../1001', '', ''],
  ])('of %s%s is the title’s own file if it is a sample', (path, search, question) => {
    expect(routeRequest({ path, search, screen: 'movie' })).toBe(question);
  });

  test.each(['home', 'series', 'other'] as const)('of %s is empty', (screen) => {
    expect(routeRequest({ ...visit, screen })).toBe('');
  });
});

describe('the first requests with a configuration', () => {
  test('use the files beside the page without any setting', () => {
    expect(initialRequests('movies', {})).toEqual({ api: 'api/', popular: '', hasOtherHost: false });
  });

  test('include TMDB with a key', () => {
    expect(initialRequests('movies', { tmdbApiKey: 'key' }).popular).toBe(
      `${TMDB_BASE_URL}/movie/popular?language=en-US&page=1&api_key=key`,
    );
  });

  test.each([
    { tmdbReadToken: 'token' },
    { region: 'DE' },
    { language: 'de-DE' },
    { tmdbBaseUrl: 'https://proxy.example/3' },
    { tmdbImageBaseUrl: 'https://images.example' },
    { sources: ['product'] },
  ])('leave every other setting to the app: %j', (settings) => {
    expect(initialRequests('movies', { tmdbApiKey: 'key', ...settings }).popular).toBe('');
  });

  test('use the deployer’s own API in any notation, unless another source comes first', () => {
    expect(initialRequests('movies', { productApiUrl: 'https://films.example/v1//' }).api).toBe(
      'https://films.example/v1/',
    );
    expect(initialRequests('movies', { productApiUrl: 5 }).api).toBe('api/');
    expect(initialRequests('movies', { sources: ['tmdb', 'product'] }).api).toBe('');
    expect(initialRequests('home', { homeRows: ['hero'] }).api).toBe('');
  });
});
