/**
 * Responses in TMDB's format (developer.themoviedb.org, v3) with invented titles. They include the fields that the app
 * does not read.
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

const person = (id: number, fields: object) => ({
  adult: false,
  gender: 2,
  id,
  known_for_department: 'Acting',
  name: `Invented Person ${id}`,
  original_name: `Invented Person ${id}`,
  popularity: 19.575,
  profile_path: `/profile${id}.jpg`,
  ...fields,
});

const video = (key: string, fields: object) => ({
  iso_639_1: 'en',
  iso_3166_1: 'US',
  name: 'Official Trailer',
  key,
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
  official: true,
  published_at: '2019-10-15T18:59:47.000Z',
  id: `v-${key}`,
  ...fields,
});

const translation = (language: string, country: string, data: object) => ({
  iso_3166_1: country,
  iso_639_1: language,
  name: language,
  english_name: language,
  data,
});

const PROVIDER = { logo_path: '/logo1.jpg', provider_id: 9501, provider_name: 'Nobody Plus', display_priority: 1 };

const IMAGE = { aspect_ratio: 1.778, height: 1080, iso_639_1: null, vote_average: 5.3, vote_count: 3, width: 1920 };

const CREDITS = {
  cast: [
    person(9301, { cast_id: 4, character: 'The Finder', credit_id: 'c1', order: 0 }),
    person(9302, { cast_id: 5, character: '', credit_id: 'c2', order: 1, profile_path: null }),
  ],
  crew: [
    person(9303, { credit_id: 'c3', department: 'Sound', job: 'Sound Designer' }),
    person(9304, { credit_id: 'c4', department: 'Writing', job: 'Screenplay' }),
    person(9305, { credit_id: 'c5', department: 'Production', job: 'Producer' }),
    person(9305, { credit_id: 'c6', department: 'Directing', job: 'Director' }),
  ],
};

const VIDEOS = {
  results: [
    video('clipclipcli', { type: 'Clip', name: 'A Clip' }),
    video('fanmadefanm', { official: false }),
    video('vimeovimeov', { site: 'Vimeo' }),
    video('theoneandon', {}),
  ],
};

const EXTERNAL_IDS = {
  imdb_id: 'tt9999999',
  wikidata_id: 'Q999999',
  facebook_id: 'inventedmovie',
  instagram_id: null,
  twitter_id: '',
};

const PROVIDERS = {
  results: {
    DE: { link: 'https://www.themoviedb.org/movie/9008/watch?locale=DE', rent: [PROVIDER] },
    US: { link: 'https://www.themoviedb.org/movie/9008/watch?locale=US', buy: [PROVIDER], flatrate: [PROVIDER] },
  },
};

const MOVIE_DETAILS = {
  ...movie(9008, {}),
  genre_ids: undefined,
  genres: [{ id: 18, name: 'Drama' }],
  belongs_to_collection: null,
  budget: 63000000,
  homepage: 'https://movie.example',
  imdb_id: 'tt9999999',
  production_companies: [COMPANY],
  production_countries: [{ iso_3166_1: 'US', name: 'United States of America' }],
  revenue: 100853753,
  runtime: 139,
  spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
  status: 'Released',
  tagline: 'Mischief.',
};

const TV_DETAILS = {
  ...series(9009, {}),
  genre_ids: undefined,
  genres: [
    { id: 10765, name: 'Sci-Fi & Fantasy' },
    { id: 18, name: 'Drama' },
  ],
  created_by: [{ id: 9813, credit_id: 'c1', name: 'Somebody', gender: 2, profile_path: null }],
  episode_run_time: [],
  in_production: false,
  languages: ['fr'],
  last_air_date: '2019-05-19',
  networks: [COMPANY],
  number_of_episodes: 73,
  number_of_seasons: 8,
  seasons: [
    {
      air_date: '2010-12-05',
      episode_count: 282,
      id: 3627,
      name: 'Specials',
      overview: '',
      poster_path: null,
      season_number: 0,
      vote_average: 0,
    },
    {
      air_date: '2017-07-17',
      episode_count: 10,
      id: 3628,
      name: 'Season 1',
      overview: 'They meet.',
      poster_path: '/season1.jpg',
      season_number: 1,
      vote_average: 8.3,
    },
  ],
  spoken_languages: [{ english_name: 'French', iso_639_1: 'fr', name: 'Français' }],
  status: 'Ended',
  tagline: '',
  type: 'Scripted',
};

const episode = (number: number, fields: object) => ({
  air_date: `2017-07-${16 + number}`,
  episode_number: number,
  episode_type: 'standard',
  id: 63055 + number,
  name: `Invented Episode ${number}`,
  overview: `What happens in episode ${number}.`,
  production_code: `10${number}`,
  runtime: 62,
  season_number: 1,
  show_id: 9009,
  still_path: `/still${number}.jpg`,
  vote_average: 7.86,
  vote_count: 307,
  crew: [person(9303, { credit_id: 'e1', department: 'Directing', job: 'Director' })],
  guest_stars: [],
  ...fields,
});

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
  'movie-details': MOVIE_DETAILS,
  'tv-details': TV_DETAILS,
  'movie-credits': { id: 9008, ...CREDITS },
  'movie-videos': { id: 9008, ...VIDEOS },
  'movie-whole': {
    ...MOVIE_DETAILS,
    belongs_to_collection: {
      id: 9401,
      name: 'Invented Collection',
      poster_path: '/collection.jpg',
      backdrop_path: '/collectionwide.jpg',
    },
    credits: CREDITS,
    videos: VIDEOS,
    external_ids: EXTERNAL_IDS,
    keywords: { keywords: [{ id: 818, name: 'based on nothing' }] },
    images: {
      backdrops: [{ ...IMAGE, file_path: '/wide1.jpg' }],
      logos: [{ ...IMAGE, file_path: '/logo.svg' }],
      posters: [{ ...IMAGE, file_path: '/tall1.jpg' }],
    },
    recommendations: {
      page: 1,
      results: [movie(9005, { media_type: 'movie' }), movie(9008, { media_type: 'movie' })],
      total_pages: 1,
      total_results: 2,
    },
    similar: {
      page: 1,
      results: [movie(9005, {}), movie(9006, {}), movie(9010, { adult: true })],
      total_pages: 1,
      total_results: 3,
    },
    release_dates: {
      results: [
        {
          iso_3166_1: 'US',
          release_dates: [
            {
              certification: '',
              descriptors: [],
              iso_639_1: '',
              note: 'Premiere',
              release_date: '2023-12-06T00:00:00.000Z',
              type: 1,
            },
            {
              certification: 'PG-13',
              descriptors: [],
              iso_639_1: '',
              note: '',
              release_date: '2023-12-15T00:00:00.000Z',
              type: 3,
            },
          ],
        },
        {
          iso_3166_1: 'DE',
          release_dates: [
            {
              certification: '12',
              descriptors: [],
              iso_639_1: '',
              note: '',
              release_date: '2024-01-04T00:00:00.000Z',
              type: 3,
            },
          ],
        },
      ],
    },
    'watch/providers': PROVIDERS,
    translations: {
      translations: [
        translation('de', 'DE', { homepage: '', overview: '', runtime: 0, tagline: '', title: '' }),
        translation('en', 'US', { homepage: '', overview: 'In English.', runtime: 139, tagline: 'Said.', title: '' }),
        translation('ja', 'JP', { homepage: '', overview: '作り話', runtime: 139, tagline: '', title: '作り話' }),
      ],
    },
  },
  'tv-whole': {
    ...TV_DETAILS,
    aggregate_credits: {
      cast: [
        person(9301, {
          roles: [
            { credit_id: 'r1', character: 'The Host', episode_count: 70 },
            { credit_id: 'r2', character: 'The Host’s Twin', episode_count: 3 },
          ],
          total_episode_count: 73,
          order: 0,
        }),
      ],
      crew: [
        person(9304, {
          jobs: [
            { credit_id: 'j1', job: 'Writer', episode_count: 20 },
            { credit_id: 'j2', job: 'Executive Producer', episode_count: 73 },
          ],
          department: 'Writing',
          total_episode_count: 73,
        }),
      ],
    },
    content_ratings: {
      results: [
        { descriptors: [], iso_3166_1: 'DE', rating: '16' },
        { descriptors: [], iso_3166_1: 'US', rating: 'TV-MA' },
      ],
    },
    videos: { results: [] },
    external_ids: { ...EXTERNAL_IDS, tvdb_id: 1 },
    keywords: { results: [{ id: 819, name: 'friends' }] },
    images: { backdrops: [], logos: [], posters: [] },
    recommendations: { page: 1, results: [series(9007, { media_type: 'tv' })], total_pages: 1, total_results: 1 },
    similar: { page: 1, results: [], total_pages: 1, total_results: 0 },
    'watch/providers': { results: {} },
    translations: { translations: [] },
  },
  'tv-season-details': {
    _id: 's1',
    air_date: '2017-07-17',
    episodes: [episode(1, {}), episode(2, { still_path: null, runtime: null, vote_average: 0 })],
    name: 'Season 1',
    overview: 'They meet.',
    id: 3628,
    poster_path: '/season1.jpg',
    season_number: 1,
    vote_average: 8.3,
  },
  'person-details': {
    ...person(9301, { name: 'Invented Person' }),
    also_known_as: [],
    biography: '',
    birthday: '1969-08-18',
    deathday: null,
    homepage: null,
    imdb_id: 'nm9999999',
    place_of_birth: 'Nowhere, Neverland',
    combined_credits: {
      cast: [
        movie(9001, { media_type: 'movie', character: 'The Finder', credit_id: 'p1', order: 0, vote_count: 20 }),
        series(9009, { media_type: 'tv', character: 'The Host', credit_id: 'p2', episode_count: 70, vote_count: 90 }),
        movie(9004, { media_type: 'movie', character: '', credit_id: 'p3', order: 3, release_date: '', vote_count: 1 }),
      ],
      crew: [movie(9001, { media_type: 'movie', credit_id: 'p4', department: 'Directing', job: 'Director' })],
    },
    external_ids: { ...EXTERNAL_IDS, imdb_id: 'nm9999999' },
    translations: { translations: [translation('en', 'US', { biography: 'Was made up.' })] },
  },
  collection: {
    id: 9401,
    name: 'Invented Collection',
    overview: 'Films that belong together.',
    poster_path: '/collection.jpg',
    backdrop_path: '/collectionwide.jpg',
    parts: [
      movie(9004, { media_type: 'movie', release_date: '' }),
      movie(9001, { media_type: 'movie' }),
      movie(9003, { media_type: 'movie', release_date: '1999-03-31' }),
    ],
  },
  'invalid-api-key': {
    status_message: 'Invalid API key: You must be granted a valid key.',
    success: false,
    status_code: 7,
  },
  'resource-not-found': { status_message: 'The resource you requested could not be found.', status_code: 34 },
};
