import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isTitle } from '@/domain/title/isTitle';
import { readList, readTitle, readTitleId, readTitles } from '@/domain/title/readTitle';
import { titleKey } from '@/domain/title/title';
import { hostileList, hostileRecord, isPolluted, POLLUTION } from '../hostileValues';

/** Reads a record with the required fields. */
const read = (fields: object) => readTitle({ id: 949, title: 'Heat', ...fields });

describe('an id', () => {
  test.each([
    [949, 949],
    ['7', 7],
    ['007', 7],
    ['tt0113277', 'tt0113277'],
  ])('is read from %j', (value, id) => {
    expect(readTitleId(value)).toBe(id);
  });

  test.each([
    0,
    -1,
    1.5,
    Number.NaN,
    2 ** 53,
    '0',
    '-1',
    '1.5',
    '',
    ' ',
    'a b',
    'a/b',
    '../1',
    '9'.repeat(16),
    'a'.repeat(65),
  ])('is not %j', (value) => {
    expect(readTitleId(value)).toBeNull();
  });

  test.each<unknown>([null, undefined, true, {}, { valueOf: () => 1 }, [[1]]])('is not %p', (value) => {
    expect(readTitleId(value)).toBeNull();
  });

  test.each([
    ['id', { id: 1, imdbID: 'tt2', tmdbID: 3 }, 1],
    ['imdbID', { imdbID: 'tt2', tmdbID: 3 }, 'tt2'],
    ['tmdbID', { tmdbID: 3 }, 3],
  ])('can be named %s', (_name, fields, id) => {
    expect(readTitle({ title: 'Heat', ...fields })?.id).toBe(id);
  });

  test('is required', () => {
    expect(readTitle({ title: 'Heat' })).toBeNull();
  });
});

describe('a title', () => {
  test.each(['title', 'Title', 'name', 'Name'])('can be named %s', (name) => {
    expect(readTitle({ id: 1, [name]: 'Heat' })?.title).toBe('Heat');
  });

  test('can be a number', () => {
    expect(readTitle({ id: 1, title: 1984 })?.title).toBe('1984');
  });

  test.each([undefined, null, '', '  ', {}, ['Heat']])('is required: %p is none', (title) => {
    expect(readTitle({ id: 1, title })).toBeNull();
  });

  test('is plain text, including markup', () => {
    expect(read({ title: '</title><script>alert(1)</script>' })?.title).toBe('</title><script>alert(1)</script>');
  });

  test('is cut off after 300 characters', () => {
    expect(read({ title: '👩'.repeat(1000) })?.title).toBe('👩'.repeat(300));
  });

  test('loses characters that change the direction of the text around it', () => {
    expect(read({ title: '\u202eteaH\u0000' })?.title).toBe('teaH');
  });
});

describe('movie or series', () => {
  test.each([
    ['a record with a title', { title: 'Heat' }, 'movie'],
    ['a record with OMDb’s title', { Title: 'Heat' }, 'movie'],
    ['a record with a name', { name: 'Dark' }, 'tv'],
    ['a record with a first air date', { title: 'Dark', first_air_date: '2017-12-01' }, 'tv'],
    ['what TMDB calls a movie', { name: 'Heat', media_type: 'movie' }, 'movie'],
    ['what TMDB calls tv', { title: 'Dark', media_type: 'tv' }, 'tv'],
    ['what OMDb calls a series', { Title: 'Dark', Type: 'series' }, 'tv'],
    ['what we call tv', { title: 'Dark', kind: 'tv' }, 'tv'],
    ['a record of a kind that nobody knows', { title: 'Heat', kind: 'opera' }, 'movie'],
  ])('%s', (_what, fields, kind) => {
    expect(readTitle({ id: 1, ...fields })?.kind).toBe(kind);
  });

  test('the kind of the list has priority', () => {
    expect(readTitle({ id: 1, name: 'Heat' }, 'movie')?.kind).toBe('movie');
  });
});

describe('a date and a year', () => {
  test.each([
    ['a movie’s', { release_date: '1995-12-15' }],
    ['a series’', { first_air_date: '1995-12-15' }],
  ])('come from %s date', (_whose, fields) => {
    expect(read(fields)).toMatchObject({ releaseDate: '1995-12-15', year: 1995 });
  });

  test('can be written with dots', () => {
    expect(read({ release_date: '15.12.1995' })).toMatchObject({ releaseDate: '1995-12-15', year: 1995 });
    expect(read({ release_date: '1.2.1995' })).toMatchObject({ releaseDate: '1995-02-01', year: 1995 });
    expect(read({ release_date: '31.02.1995' })?.releaseDate).toBeNull();
  });

  test.each([{ year: 1995 }, { Year: '1995' }, { Year: '1995–1999' }])('can be a year only: %j', (fields) => {
    expect(read(fields)).toMatchObject({ releaseDate: null, year: 1995 });
  });

  test('an explicit year has priority over that of the date', () => {
    expect(read({ year: 1994, release_date: '1995-12-15' })?.year).toBe(1994);
  });

  test('an invalid year is replaced by that of the date', () => {
    expect(read({ Year: 'N/A', release_date: '1995-12-15' })?.year).toBe(1995);
  });

  test.each(['', '0000-00-00', 'not-a-date', '9999-01-01', 19_951_215, null])('are missing for %j', (date) => {
    expect(read({ release_date: date })).toMatchObject({ releaseDate: null, year: null });
  });
});

describe('a poster', () => {
  test.each(['poster', 'Poster', 'poster_path'])('can be named %s', (name) => {
    expect(read({ [name]: '/a.jpg' })?.poster).toBe('/a.jpg');
  });

  test('can be an absolute URL', () => {
    expect(read({ Poster: 'https://example.org/a.jpg' })?.poster).toBe('https://example.org/a.jpg');
  });

  test.each([
    'N/A',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.jpg',
    '\\\\evil.example/a.jpg',
    'https://image.tmdb.org@evil.example/a.jpg',
    'http://example.org/a.jpg',
    'blob:https://evil.example/1',
    '/../a.jpg',
  ])('is missing if a record has %s', (poster) => {
    expect(read({ poster_path: poster })?.poster).toBeNull();
  });

  test('is read separately from the backdrop', () => {
    expect(read({ backdrop_path: '/b.jpg' })).toMatchObject({ poster: null, backdrop: '/b.jpg' });
  });
});

describe('an overview', () => {
  test.each(['overview', 'Plot', 'description'])('can be named %s', (name) => {
    expect(read({ [name]: 'A thief and a cop.' })?.overview).toBe('A thief and a cop.');
  });

  test('is cut off after 2000 characters', () => {
    expect(read({ overview: 'x'.repeat(1_000_000) })?.overview).toHaveLength(2000);
  });

  test('is empty if it is missing', () => {
    expect(read({})?.overview).toBe('');
  });
});

describe('genres', () => {
  test('come from TMDB’s numbers', () => {
    expect(read({ genre_ids: [28, 18] })).toMatchObject({ genreIds: [28, 18], genres: ['Action', 'Drama'] });
  });

  test('come from TMDB’s objects', () => {
    const genres = [
      { id: 80, name: 'Crime' },
      { id: 1, name: 'Heist' },
    ];

    expect(read({ genres })).toMatchObject({ genreIds: [80, 1], genres: ['Crime', 'Heist'] });
  });

  test.each(['genre', 'Genre'])('come from a text field %s', (name) => {
    expect(read({ [name]: 'Action, Crime ,Drama' })).toMatchObject({
      genreIds: [],
      genres: ['Action', 'Crime', 'Drama'],
    });
  });

  test.each(['Action; Crime', 'Action, Crime', 'Action | Crime'])('come from the text field genres: %s', (genres) => {
    expect(read({ genres })).toMatchObject({ genreIds: [], genres: ['Action', 'Crime'] });
  });

  test('come from numbers that are written as text', () => {
    expect(read({ genre_ids: ['28', 18] })?.genreIds).toEqual([28, 18]);
  });

  test('are empty for OMDb’s N/A', () => {
    expect(read({ Genre: 'N/A' })?.genres).toEqual([]);
  });

  test('that are unknown have no name', () => {
    expect(read({ genre_ids: [28, 999_999] })).toMatchObject({ genreIds: [28, 999_999], genres: ['Action'] });
  });

  test('are unique', () => {
    expect(read({ genre_ids: [28, 28] })).toMatchObject({ genreIds: [28], genres: ['Action'] });
  });

  test('can be named constructor and __proto__', () => {
    expect(
      read({
        genres: [
          { id: 1, name: 'constructor' },
          { id: 2, name: '__proto__' },
        ],
      })?.genres,
    ).toEqual(['constructor', '__proto__']);
  });

  test('are limited to twenty', () => {
    const genres = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Genre ${id}` }));

    expect(read({ genres })?.genres).toHaveLength(20);
  });

  test.each([null, 'x', 7, {}, [null, 'x', 1.5, Number.NaN, {}]])('are empty for %j', (genreIds) => {
    expect(read({ genre_ids: genreIds })?.genreIds).toEqual([]);
  });
});

describe('a runtime', () => {
  test.each([
    [142, 142],
    ['142', 142],
    ['142 min', 142],
    [142.4, 142],
    ['2h 22m', 142],
    ['2 h 22 min', 142],
    ['2:22', 142],
    ['2 hours', 120],
  ])('is read from %j', (runtime, minutes) => {
    expect(read({ runtime })?.runtime).toBe(minutes);
  });

  test('can have OMDb’s field name', () => {
    expect(read({ Runtime: '170 min' })?.runtime).toBe(170);
  });

  test.each([0, -5, 1e9, 'N/A', '', null, Number.NaN, Number.POSITIVE_INFINITY, [142]])('is not %j', (runtime) => {
    expect(read({ runtime })?.runtime).toBeNull();
  });
});

describe('a rating', () => {
  test.each(['vote_average', 'imdbRating', 'rating'])('can be named %s', (name) => {
    expect(read({ [name]: 8.3 })?.rating).toBe(8.3);
  });

  test('can be a text', () => {
    expect(read({ imdbRating: '7.1' })?.rating).toBe(7.1);
    expect(read({ imdbRating: '7,1' })?.rating).toBe(7.1);
  });

  test('is limited to ten', () => {
    expect(read({ vote_average: 1e9 })?.rating).toBe(10);
  });

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 'N/A', ' ', '', '7,1,2', null, [7], true])(
    'is missing for %j',
    (rating) => {
      expect(read({ vote_average: rating })?.rating).toBeNull();
    },
  );
});

describe('a director and an original title', () => {
  test.each(['director', 'Director'])('a director can be named %s', (name) => {
    expect(read({ [name]: 'Michael Mann' })?.director).toBe('Michael Mann');
  });

  test.each(['original_title', 'original_name'])('an original title can be named %s', (name) => {
    expect(read({ [name]: '千と千尋の神隠し' })?.originalTitle).toBe('千と千尋の神隠し');
  });

  test.each([undefined, null, '', 'N/A', {}])('they are missing for %j', (value) => {
    expect(read({ director: value, original_title: value })).toMatchObject({ director: null, originalTitle: null });
  });
});

describe('a trailer', () => {
  test('is that of the record if it names one', () => {
    expect(read({ trailer_key: 'dQw4w9WgXcQ' })?.trailer).toBe('dQw4w9WgXcQ');
  });

  test('is the fixed one if a record names none', () => {
    expect(read({})?.trailer).toBe('eRsGyueVLvQ');
  });

  test.each(['', null, 'too short', '"><script>x', 'dQw4w9WgXcQ?x=1'])('is missing for %j', (key) => {
    expect(read({ trailer_key: key })?.trailer).toBeNull();
  });
});

test.each([
  [
    'TMDB’s movie',
    {
      id: 603,
      title: 'The Matrix',
      original_title: 'The Matrix',
      release_date: '1999-03-31',
      poster_path: '/m.jpg',
      backdrop_path: '/b.jpg',
      overview: 'Wake up.',
      genre_ids: [28, 878],
      vote_average: 8.2,
    },
    { kind: 'movie', id: 603, year: 1999, poster: '/m.jpg', genres: ['Action', 'Science Fiction'], rating: 8.2 },
  ],
  [
    'TMDB’s series',
    { id: 603, name: 'Dark', first_air_date: '2017-12-01', genre_ids: [10_765], vote_average: 8.4 },
    { kind: 'tv', id: 603, title: 'Dark', year: 2017, genres: ['Sci-Fi & Fantasy'] },
  ],
  [
    'OMDb’s movie',
    {
      imdbID: 'tt0113277',
      Title: 'Heat',
      Year: '1995',
      Poster: 'https://example.org/h.jpg',
      Plot: 'A thief and a cop.',
      Genre: 'Action, Crime',
      Director: 'Michael Mann',
      Runtime: '170 min',
      imdbRating: '8.3',
      Type: 'movie',
    },
    {
      kind: 'movie',
      id: 'tt0113277',
      title: 'Heat',
      year: 1995,
      poster: 'https://example.org/h.jpg',
      overview: 'A thief and a cop.',
      genres: ['Action', 'Crime'],
      director: 'Michael Mann',
      runtime: 170,
      rating: 8.3,
    },
  ],
])('reads all fields of %s', (_what, record, title) => {
  expect(readTitle(record)).toMatchObject(title);
});

describe('a list', () => {
  test.each([
    ['bare', [{ id: 1, title: 'Heat' }]],
    ['as results', { results: [{ id: 1, title: 'Heat' }] }],
    ['as movies', { movies: [{ id: 1, title: 'Heat' }] }],
    ['as OMDb’s Search', { Search: [{ imdbID: '1', Title: 'Heat' }] }],
  ])('can be %s', (_how, answer) => {
    expect(readTitles(answer)?.map(({ title }) => title)).toEqual(['Heat']);
  });

  test.each([null, undefined, 'x', 7, {}, { results: 'x' }, { results: null }])('is not %j', (answer) => {
    expect(readTitles(answer)).toBeNull();
    expect(readList(answer)).toBeNull();
  });

  test('can be empty', () => {
    expect(readTitles([])).toEqual([]);
  });

  test('skips records that are not titles', () => {
    const list = [null, 1, 'x', [], {}, { id: 1 }, { id: 0, title: 'x' }, { id: 1, title: 'Heat' }, [[{ id: 2 }]]];

    expect(readTitles(list)?.map(({ id }) => id)).toEqual([1]);
  });

  test('contains each title once, at its first position', () => {
    const list = [
      { id: 1, title: 'Heat' },
      { id: '1', title: 'Heat again' },
      { id: 2, title: 'Ronin' },
    ];

    expect(readTitles(list)?.map(({ title }) => title)).toEqual(['Heat', 'Ronin']);
  });

  test('keeps a movie and a series with the same number apart', () => {
    expect(
      readTitles([
        { id: 1, title: 'Heat' },
        { id: 1, name: 'Dark' },
      ])?.map(titleKey),
    ).toEqual(['movie:1', 'tv:1']);
  });

  test('is cut off after a thousand records', () => {
    const list = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1, title: 'x' }));

    expect(readTitles(list)).toHaveLength(1000);
  });
});

describe('any value', () => {
  test('is read without errors as a complete title or null', () => {
    fc.assert(
      fc.property(fc.oneof(hostileRecord, fc.anything()), (raw) => {
        const title = readTitle(raw);
        expect(title === null || isTitle(title)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('is read as a list of complete and unique titles', () => {
    fc.assert(
      fc.property(hostileList, (raw) => {
        const titles = readTitles(raw) ?? [];
        expect(titles.every(isTitle)).toBe(true);
        expect(new Set(titles.map(titleKey)).size).toBe(titles.length);
      }),
      { numRuns: RUNS },
    );
  });

  test('leads to no undefined, NaN or Invalid Date on a card', () => {
    fc.assert(
      fc.property(hostileRecord, (raw) => {
        const title = readTitle(raw);
        const shown = [title?.year, title?.rating, title?.runtime, title?.releaseDate].map(String).join(' ');
        expect(shown).not.toMatch(/NaN|Invalid|Infinity|object/);
      }),
      { numRuns: RUNS },
    );
  });

  test('does not change the prototype of objects', () => {
    readTitle(POLLUTION);
    readTitles([POLLUTION]);
    readTitles(POLLUTION);

    expect(isPolluted()).toBe(false);
  });
});

test.each(['\u200b', '\u00a0\u2060', '\u3164', '\u2800', '\u0301', '\u00ad\ufe0f'])(
  'a title that consists of invisible characters is no title: %j',
  (title) => {
    for (const source of ['product', 'tmdb'] as const) {
      expect(readTitle({ id: 1, title }, 'movie', source)).toBeNull();
      expect(readTitle({ id: 1, name: title }, 'tv', source)).toBeNull();
    }
  },
);
