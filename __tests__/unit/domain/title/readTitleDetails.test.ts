import { TMDB_FIXTURES } from '@tests/tmdbFixtures';
import { readCollection } from '@/domain/collections/readCollection';
import { readPerson } from '@/domain/people/readPerson';
import { readSeason } from '@/domain/seasons/readSeason';
import { readTitleDetails } from '@/domain/title/readTitleDetails';

const VIEWER = { language: 'en-US', region: null, viewerLanguage: 'en' };
const MOVIE = TMDB_FIXTURES['movie-whole'];
const SERIES = TMDB_FIXTURES['tv-whole'];

const movie = (
  fields: object = {},
  viewer: { language?: string; region?: string | null; viewerLanguage?: string } = {},
) => readTitleDetails({ ...MOVIE, ...fields }, 'movie', 'tmdb', { ...VIEWER, ...viewer });
const own = (fields: object, kind: 'movie' | 'tv' = 'movie') =>
  readTitleDetails({ id: 7, title: 'Own', ...fields }, kind, 'product', VIEWER);

describe('a film from TMDB', () => {
  test('has its facts', () => {
    expect(movie()).toMatchObject({
      title: { director: 'Invented Person 9305', runtime: 139, trailer: 'theoneandon' },
      tagline: 'Mischief.',
      textLanguage: null,
      status: 'Released',
      originalLanguage: 'en',
      languages: ['en'],
      countries: ['US'],
      collection: { id: 9401, name: 'Invented Collection', source: 'tmdb' },
      keywords: [{ id: 818, name: 'based on nothing' }],
      backdrops: ['/wide1.jpg'],
      posters: ['/tall1.jpg'],
      seasons: [],
    });
  });

  test('has its cast in order, and directors and writers before the rest of the crew', () => {
    const { cast = [], crew = [] } = movie() ?? {};

    expect(cast.map(({ id, role }) => [id, role])).toEqual([
      [9301, 'The Finder'],
      [9302, null],
    ]);
    expect(crew.map(({ id, jobs }) => [id, jobs])).toEqual([
      [9305, ['Producer', 'Director']],
      [9304, ['Screenplay']],
      [9303, ['Sound Designer']],
    ]);
  });

  test('has its YouTube videos, best trailer first', () => {
    expect(movie()?.videos.map(({ key }) => key)).toEqual(['theoneandon', 'fanmadefanm', 'clipclipcli']);
  });

  test('has an unknown trailer if the viewer’s language was not requested', () => {
    expect(movie({}, { viewerLanguage: 'pt' })?.title.trailer).toBeUndefined();
    expect(movie({ videos: { results: [] } })?.title.trailer).toBeNull();
  });

  test.each([
    [null, 'PG-13'],
    ['DE', '12'],
    ['FR', 'PG-13'],
  ])('has the certificate of the region %s', (region, certificate) => {
    expect(movie({}, { region })?.certificate).toBe(certificate);
  });

  test('has its first release in each country', () => {
    expect(movie()?.releases).toEqual([
      { country: 'DE', date: '2024-01-04', certificate: '12' },
      { country: 'US', date: '2023-12-06', certificate: 'PG-13' },
    ]);
  });

  test.each([
    [{ region: 'DE' }, 'DE', ['rent']],
    [{ language: 'de-DE' }, 'DE', ['rent']],
    [{ language: 'de' }, 'US', ['stream', 'buy']],
  ])('has the providers of the viewer’s region: %j', (viewer, region, ways) => {
    const { providers } = movie({}, viewer) ?? {};

    expect(providers).toMatchObject({
      region,
      ways: ways.map((way) => ({ way, providers: [{ name: 'Nobody Plus' }] })),
    });
  });

  test('has no providers in a region without any', () => {
    expect(movie({}, { region: 'FR' })?.providers).toBeNull();
  });

  test('has each related title once, without itself and adult titles', () => {
    expect(movie()?.related.map(({ id }) => id)).toEqual([9005, 9006]);
  });

  test('links to other sites by its valid ids', () => {
    expect(movie({ homepage: 'javascript:alert(1)' })?.links).toEqual([
      { site: 'IMDb', url: 'https://www.imdb.com/title/tt9999999' },
      { site: 'TMDB', url: 'https://www.themoviedb.org/movie/9008' },
      { site: 'Wikidata', url: 'https://www.wikidata.org/wiki/Q999999' },
      { site: 'Facebook', url: 'https://www.facebook.com/inventedmovie' },
    ]);
  });
});

describe('texts that are missing in the site’s language', () => {
  test('are replaced by the English ones', () => {
    expect(movie({ overview: '', tagline: '' }, { language: 'de-DE' })).toMatchObject({
      title: { overview: 'In English.' },
      tagline: 'Said.',
      textLanguage: 'en-US',
    });
  });

  test('are replaced by those of the original language if there are no English ones', () => {
    const [german, , japanese] = MOVIE.translations.translations;
    const translations = { translations: [german, japanese] };

    expect(movie({ overview: '', original_language: 'ja', translations }, { language: 'de-DE' })).toMatchObject({
      title: { overview: '作り話' },
      textLanguage: 'ja-JP',
    });
  });

  test('are empty if no language has any', () => {
    expect(movie({ overview: '', translations: undefined }, { language: 'de-DE' })).toMatchObject({
      title: { overview: '' },
      textLanguage: null,
    });
  });
});

test('a series has its seasons with the specials last, and its creators first', () => {
  expect(readTitleDetails(SERIES, 'tv', 'tmdb', { ...VIEWER, region: 'DE' })).toMatchObject({
    certificate: '16',
    lastAirDate: '2019-05-19',
    episodeCount: 73,
    releases: [],
    seasons: [
      { number: 1, name: 'Season 1', episodeCount: 10 },
      { number: 0, name: 'Specials' },
    ],
    cast: [{ id: 9301, role: 'The Host / The Host’s Twin' }],
    crew: [
      { id: 9813, jobs: ['Creator'] },
      { id: 9304, jobs: ['Writer', 'Executive Producer'] },
    ],
    keywords: [{ id: 819 }],
    related: [{ kind: 'tv', id: 9007 }],
    providers: null,
  });
});

describe('a deployer’s own record', () => {
  test('can have few fields', () => {
    expect(own({})).toMatchObject({ cast: [], crew: [], videos: [], related: [], links: [], collection: null });
  });

  test('can have many fields in simple notation', () => {
    expect(
      own({
        certificate: 'PG',
        credits: { cast: [{ name: 'Ann Example', character: 'A' }], crew: [{ name: 'Bo Example', job: 'Director' }] },
        collection: 'The Pair',
        keywords: ['names', { id: 3, name: 'numbers' }],
        languages: ['en', 'FR'],
        countries: ['us'],
        trailer_key: 'abcdefghijk',
        tmdb_id: 603,
        imdb_id: 'tt0133093',
        images: { backdrops: ['art/wide.webp'] },
      }),
    ).toMatchObject({
      certificate: 'PG',
      cast: [{ id: 'ann-example', role: 'A' }],
      crew: [{ id: 'bo-example', jobs: ['Director'] }],
      collection: { id: 'the-pair', name: 'The Pair' },
      keywords: [{ id: 3, name: 'numbers' }],
      languages: ['en', 'fr'],
      countries: ['US'],
      videos: [{ key: 'abcdefghijk', type: 'Trailer' }],
      backdrops: ['art/wide.webp'],
      links: [{ site: 'IMDb' }, { site: 'TMDB', url: 'https://www.themoviedb.org/movie/603' }],
    });
  });

  test('can have the format of OMDb', () => {
    expect(own({ Director: 'Ann Example', Writer: 'Di Example (novel, letters), Ed Example' })?.crew).toMatchObject([
      { name: 'Ann Example', jobs: ['Director'] },
      { name: 'Di Example', jobs: ['Writer'] },
      { name: 'Ed Example', jobs: ['Writer'] },
    ]);
    expect(own({ Director: 'Ann Example', Actors: 'Bo Example, Cy Example', Writer: 'N/A', Rated: 'R' })).toMatchObject(
      {
        certificate: 'R',
        cast: [{ name: 'Bo Example' }, { name: 'Cy Example' }],
        crew: [{ name: 'Ann Example', jobs: ['Director'] }],
      },
    );
  });

  test('counts its episodes', () => {
    const seasons = [{ season_number: 1, episodes: [{ episode_number: 1, air_date: '2020-01-02' }] }];

    expect(own({ seasons }, 'tv')?.seasons).toMatchObject([{ episodeCount: 1, airDate: '2020-01-02' }]);
  });
});

test('a season’s episodes are in order', () => {
  const { episodes } = TMDB_FIXTURES['tv-season-details'];

  expect(readSeason({ season_number: 1, episodes: episodes.toReversed() })?.episodes).toMatchObject([
    { number: 1, name: 'Invented Episode 1', runtime: 62, rating: 7.86, still: '/still1.jpg', airDate: '2017-07-17' },
    { number: 2, runtime: null, rating: null, still: null },
  ]);
});

test('a person has credits by department, undated ones first, and is known for titles with the most votes', () => {
  const person = readPerson(TMDB_FIXTURES['person-details'], 'tmdb', 'de-DE');

  expect(person).toMatchObject({
    name: 'Invented Person',
    biography: 'Was made up.',
    biographyLanguage: 'en-US',
    born: '1969-08-18',
    died: null,
    birthplace: 'Nowhere, Neverland',
    department: 'Acting',
  });
  expect(person?.credits.map(({ title, department, role }) => [title.id, department, role])).toEqual([
    [9004, 'Acting', null],
    [9001, 'Acting', 'The Finder'],
    [9001, 'Directing', 'Director'],
    [9009, 'Acting', 'The Host'],
  ]);
  expect(person?.knownFor.map(({ id }) => id)).toEqual([9009, 9001, 9004]);
  expect(person?.links.map(({ site }) => site)).toContain('IMDb');
});

test('a person whom TMDB marks as adult is not read', () => {
  expect(readPerson({ ...TMDB_FIXTURES['person-details'], adult: true }, 'tmdb', 'en-US')).toBeNull();
});

test('a collection’s overview falls back in the same way', () => {
  const translations = { translations: [{ iso_639_1: 'en', iso_3166_1: 'US', data: { overview: 'In English.' } }] };

  expect(readCollection({ ...TMDB_FIXTURES.collection, overview: '', translations }, 'tmdb', 'de-DE')).toMatchObject({
    overview: 'In English.',
    overviewLanguage: 'en-US',
  });
});
