/**
 * Answers in TMDB's shapes (developer.themoviedb.org, v3) about titles that we made up: fields that we do not read are
 * here too, as they are there.
 */
const movie = (id: number, fields: object) => ({
  adult: false,
  backdrop_path: `/backdrop${id}.jpg`,
  genre_ids: [18, 80],
  id,
  original_language: 'en',
  original_title: `Invented Movie ${id}`,
  overview: 'Somebody looks for something, and finds something else.',
  popularity: 1234.567,
  poster_path: `/poster${id}.jpg`,
  release_date: '2023-12-06',
  title: `Invented Movie ${id}`,
  video: false,
  vote_average: 7.193,
  vote_count: 1401,
  ...fields,
});

const series = (id: number, fields: object) => ({
  adult: false,
  backdrop_path: `/backdrop${id}.jpg`,
  genre_ids: [10765, 18],
  id,
  origin_country: ['FR'],
  original_language: 'fr',
  original_name: `Série inventée ${id}`,
  overview: 'The same people meet every week, and every week it is different.',
  popularity: 3134.184,
  poster_path: `/poster${id}.jpg`,
  first_air_date: '2017-07-17',
  name: `Invented Series ${id}`,
  vote_average: 6.085,
  vote_count: 47,
  ...fields,
});

const COMPANY = { id: 711, logo_path: '/logo.png', name: 'Nobody Pictures', origin_country: 'US' };

export const TMDB_FIXTURES = {
  'movie-popular': {
    page: 1,
    results: [
      movie(9001, {}),
      movie(9002, { backdrop_path: null, genre_ids: [] }),
      movie(9003, { poster_path: null, vote_average: 0, vote_count: 0 }),
      movie(9004, { original_language: 'ja', original_title: '作り話', release_date: '' }),
    ],
    total_pages: 500,
    total_results: 10000,
  },
  'movie-recommendations': {
    page: 1,
    results: [movie(9005, { media_type: 'movie' }), movie(9006, { media_type: 'movie', backdrop_path: null })],
    total_pages: 2,
    total_results: 40,
  },
  'tv-popular': {
    page: 1,
    results: [series(9001, {}), series(9007, { poster_path: null, genre_ids: [999999] })],
    total_pages: 500,
    total_results: 10000,
  },
  'movie-details': {
    ...movie(9008, {}),
    genre_ids: undefined,
    genres: [{ id: 18, name: 'Drama' }],
    belongs_to_collection: null,
    budget: 63000000,
    homepage: 'https://movie.example',
    imdb_id: 'tt9999999',
    production_companies: [COMPANY],
    revenue: 100853753,
    runtime: 139,
    spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
    status: 'Released',
    tagline: 'Mischief.',
  },
  'tv-details': {
    ...series(9009, {}),
    genre_ids: undefined,
    genres: [
      { id: 10765, name: 'Sci-Fi & Fantasy' },
      { id: 18, name: 'Drama' },
    ],
    created_by: [{ id: 9813, credit_id: 'c1', name: 'Somebody', gender: 2, profile_path: null }],
    episode_run_time: [],
    in_production: false,
    last_air_date: '2019-05-19',
    networks: [COMPANY],
    number_of_episodes: 73,
    number_of_seasons: 8,
    seasons: [{ air_date: '2010-12-05', episode_count: 282, id: 3627, name: 'Specials', season_number: 0 }],
    status: 'Ended',
    type: 'Scripted',
  },
  'invalid-api-key': {
    status_message: 'Invalid API key: You must be granted a valid key.',
    success: false,
    status_code: 7,
  },
  'resource-not-found': { status_message: 'The resource you requested could not be found.', status_code: 34 },
};
