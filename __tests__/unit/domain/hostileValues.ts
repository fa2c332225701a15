import fc from 'fast-check';

/** Names with a meaning in JavaScript, and names with a meaning for the readers. */
const FIELD_NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length', 'toJSON'],
  ...['id', 'imdbID', 'tmdbID', 'title', 'Title', 'name', 'kind', 'media_type', 'Type', 'year', 'Year', 'addedAt'],
  ...['release_date', 'first_air_date', 'poster', 'Poster', 'poster_path', 'backdrop_path', 'overview', 'Plot'],
  ...['description', 'genre', 'Genre', 'genres', 'genre_ids', 'director', 'runtime', 'Runtime', 'original_title'],
  ...[
    'vote_average',
    'imdbRating',
    'trailer_key',
    'results',
    'movies',
    'genreIds',
    'releaseDate',
    'rating',
    'backdrop',
  ],
];

/** Values that are almost valid. */
const nearlyRight = fc.constantFrom<unknown>(
  ...[0, -1, 1.5, 7, '7', '007', 'x', 'tt0113277', '__proto__', 'constructor', 1e21, Number.NaN, -0, 2 ** 53],
  ...['', ' ', 'N/A', 'Heat', '<b>Heat</b>', '\u0000', '\ud83d', '\u202eteaH', 'a'.repeat(5000)],
  ...['1995', '1995-12-15', '0000-00-00', '2008–2013', '142 min', '7.1', -5, 1e9, 9999.7, 'Action, Drama'],
  ...['/a.jpg', 'art/a.webp', '../a.jpg', '//evil', 'https://example.org/a.jpg', 'javascript:alert(1)'],
  ...['movie', 'tv', 'series', 'person', 'eRsGyueVLvQ', '2026-03-01T12:00:00.000Z', null, undefined, true],
  ...[[28, 18], [{ id: 28, name: 'Action' }], [{ id: '28', name: 7 }], ['Action'], [[28]], {}, []],
);

/** Generates any value, and more often an almost valid one. */
const anyValue = fc.oneof({ weight: 4, arbitrary: nearlyRight }, { weight: 1, arbitrary: fc.anything() });

const fields = fc.array(fc.tuple(fc.constantFrom(...FIELD_NAMES), anyValue), { maxLength: 16 });

/**
 * Generates an object as JSON can contain it: every key is an own property, even `__proto__`. Half of the objects begin
 * as a valid title.
 */
export const hostileRecord: fc.Arbitrary<unknown> = fc.tuple(fc.boolean(), fields).map(([isLikely, entries]) => {
  const record: object = isLikely ? { id: 949, title: 'Heat' } : {};
  for (const [key, value] of entries) {
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return record;
});

/** Generates a list of such records, or any other response. */
export const hostileList: fc.Arbitrary<unknown> = fc.oneof(
  fc.array(fc.oneof(hostileRecord, anyValue), { maxLength: 12 }),
  fc.array(hostileRecord, { maxLength: 12 }).map((results) => ({ results })),
  hostileRecord,
  fc.anything(),
);

/** A response that tries to change the prototype of every object in the page. */
export const POLLUTION: unknown = JSON.parse(
  '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "id": 1, "title": "x"}',
);

export const isPolluted = (): boolean => 'polluted' in {};
