import { firstCalls, firstQuestions } from '@/boot/questions';
import { TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';

const visit = { path: '', search: '', hasCatalogue: false };

describe('the first questions of a screen', () => {
  test('of home: its rows, once', () => {
    expect(firstQuestions({ ...visit, screen: 'home' })).toEqual({
      paths: [1, 2, 3, 4, 5].map((id) => `movies/genre/${id}`),
      hasPicture: false,
    });
    expect(firstQuestions({ ...visit, screen: 'home', hasCatalogue: true }).paths).toEqual([]);
  });

  test('of movies: all of them, where the address asks for no others', () => {
    expect(firstQuestions({ ...visit, screen: 'movies' })).toEqual({ paths: ['movies/all'], hasPicture: true });
    expect(firstQuestions({ ...visit, screen: 'movies', search: '?genre=28' })).toEqual({
      paths: [],
      hasPicture: false,
    });
  });

  test.each([
    ['movie/1001', '', ['movie/1001', 'movies/popular']],
    ['movie/4001', '?type=tv', ['tv/4001', 'movies/popular']],
    ['movie/1001', '?from=tmdb', ['movies/popular']],
    ['movie/550', '', ['movies/popular']],
    ['movie/../1001', '', ['movies/popular']],
  ])('of %s%s: its own file where it is a sample', (path, search, paths) => {
    expect(firstQuestions({ ...visit, screen: 'movie', path, search }).paths).toEqual(paths);
  });

  test('of a page without a picture: none', () => {
    expect(firstQuestions({ ...visit, screen: 'other' })).toEqual({ paths: [], hasPicture: false });
  });
});

describe('whom the settings would have asked', () => {
  test('without any: the files beside the page', () => {
    expect(firstCalls('movies', {})).toEqual({ hosts: [], api: 'api/', popular: null, hasOwnImages: false });
  });

  test('with a key: TMDB, too', () => {
    expect(firstCalls('movies', { tmdbApiKey: 'key' })).toMatchObject({
      hosts: [TMDB_BASE_URL, TMDB_IMAGE_BASE_URL],
      popular: `${TMDB_BASE_URL}/movie/popular?language=en-US&page=1&api_key=key`,
    });
    expect(firstCalls('landing', { tmdbApiKey: 'key' }).hosts).toEqual([]);
  });

  test.each([
    { tmdbReadToken: 'token' },
    { region: 'DE' },
    { language: 'de-DE' },
    { tmdbBaseUrl: 'https://proxy.example/3' },
    { tmdbImageBaseUrl: 'https://images.example' },
    { sources: ['product'] },
  ])('what is not plain is left to the app: %j', (settings) => {
    expect(firstCalls('movies', { tmdbApiKey: 'key', ...settings }).popular).toBeNull();
  });

  test('an API of one’s own, in whatever way it is written, unless another is asked first', () => {
    expect(firstCalls('movies', { productApiUrl: 'https://films.example/v1//' }).api).toBe('https://films.example/v1/');
    expect(firstCalls('movies', { productApiUrl: 5 }).api).toBe('api/');
    expect(firstCalls('movies', { sources: ['tmdb', 'product'] }).api).toBeNull();
    expect(firstCalls('home', { homeRows: ['hero'] }).api).toBeNull();
  });
});
