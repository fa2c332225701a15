import { firstCalls, ownQuestion } from '@/boot/questions';
import { TMDB_BASE_URL } from '@/config/runtimeConfig';

const visit = { path: '', search: '' };

describe('the question of an address of its own', () => {
  test('of movies: all of them, where the address asks for no others', () => {
    expect(ownQuestion({ ...visit, screen: 'movies' })).toBe('movies/all');
    expect(ownQuestion({ ...visit, screen: 'movies', search: '?genre=28' })).toBe('');
  });

  test.each([
    ['movie/1001', '', 'movie/1001'],
    ['movie/4001', '?type=tv', 'tv/4001'],
    ['movie/1001', '?from=tmdb', ''],
    ['movie/550', '', ''],
    ['movie/../1001', '', ''],
  ])('of %s%s: its own file where it is a sample', (path, search, question) => {
    expect(ownQuestion({ path, search, screen: 'movie' })).toBe(question);
  });

  test.each(['home', 'series', 'other'] as const)('of %s: none', (screen) => {
    expect(ownQuestion({ ...visit, screen })).toBe('');
  });
});

describe('whom the settings would have asked', () => {
  test('without any: the files beside the page', () => {
    expect(firstCalls('movies', {})).toEqual({ api: 'api/', popular: '', hasOwnImages: false });
  });

  test('with a key: TMDB, too', () => {
    expect(firstCalls('movies', { tmdbApiKey: 'key' }).popular).toBe(
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
  ])('what is not plain is left to the app: %j', (settings) => {
    expect(firstCalls('movies', { tmdbApiKey: 'key', ...settings }).popular).toBe('');
  });

  test('an API of one’s own, in whatever way it is written, unless another is asked first', () => {
    expect(firstCalls('movies', { productApiUrl: 'https://films.example/v1//' }).api).toBe('https://films.example/v1/');
    expect(firstCalls('movies', { productApiUrl: 5 }).api).toBe('api/');
    expect(firstCalls('movies', { sources: ['tmdb', 'product'] }).api).toBe('');
    expect(firstCalls('home', { homeRows: ['hero'] }).api).toBe('');
  });
});
