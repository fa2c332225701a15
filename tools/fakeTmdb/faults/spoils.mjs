import { eachObject, withFields, withLists } from './walk.mjs';

const TEXTS = [
  'title',
  'name',
  'original_title',
  'original_name',
  'overview',
  'tagline',
  'character',
  'biography',
  'job',
];
const PICTURES = ['poster_path', 'backdrop_path', 'profile_path', 'still_path', 'logo_path', 'file_path'];
const DATES = ['release_date', 'first_air_date', 'air_date', 'birthday', 'deathday', 'last_air_date'];
const NUMBERS = ['vote_average', 'runtime', 'popularity', 'vote_count', 'episode_count'];

const MARKUP = [
  '<img src=x onerror="window.__pwn=1">',
  '<script>window.__pwn=1</script>',
  '{{constructor.constructor("window.__pwn=1")()}}',
  '</title><script>window.__pwn=1</script>',
  '"><svg onload="window.__pwn=1">',
  'javascript:window.__pwn=1',
];

/** No such host exists, so a request to it reveals a missing check. */
const BAD_PICTURES = [
  'javascript:window.__pwn=1',
  'data:text/html,<script>window.__pwn=1</script>',
  '//evil.invalid/x.jpg',
  '\\\\evil.invalid\\x.jpg',
  'https://image.tmdb.org@evil.invalid/x.jpg',
  'http://evil.invalid/x.jpg',
  'https://evil.invalid:8443/x.jpg',
  'blob:https://evil.invalid/5b2b',
  '/../../secret.jpg',
  '/a/b.jpg?x=1',
];

const LONG = 'Interminable '.repeat(80_000);

const UNICODE = [
  '👨‍👩‍👧‍👦'.repeat(120),
  'مرحبا بكم في المدينة القديمة',
  `e${'\u0301'.repeat(500)}`,
  '\ud800 a lone surrogate',
  'nul\u0000 and bell\u0007',
  '\u202egnp.exe\u202c reversed',
];

const BAD_RATINGS = [null, 'NaN', -5, 1e9, '7.1', {}, [], true];
const BAD_DATES = ['', '0000-00-00', 'not-a-date', '9999-12-31', '2021-02-31', 20200101, null];

const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Invalid records, which are placed before the valid records of each list. */
const JUNK = [
  null,
  7,
  'text',
  [],
  [[{ id: 9 }]],
  { title: 'No id', name: 'No id' },
  { id: 0, title: 'Id of nought', name: 'Id of nought' },
  { id: -1, title: 'Id below nought', name: 'Id below nought' },
  { id: 1.5, title: 'Id of one and a half', name: 'Id of one and a half' },
  { id: 'x'.repeat(100), title: 'Id of a hundred letters', name: 'Id of a hundred letters' },
  { id: 900_001, title: '' },
  { id: 900_002, title: 12 },
  { id: '900003', title: 'Id of digits', name: 'Id of digits' },
];

/** Returns enough minimal records for ten megabytes. */
const grown = (list, count) =>
  Array.from({ length: count }, (_, index) => {
    const { poster_path, title, name, release_date, first_air_date, vote_average } = list[index % list.length];
    return { id: 1_000_000 + index, poster_path, title, name, release_date, first_air_date, vote_average };
  });

/** Returns a copy with an own field named `__proto__`. */
const withPrototype = (record) =>
  Object.defineProperty({ ...record }, '__proto__', { value: { polluted: 'yes' }, enumerable: true });

const isTitle = (record) => Object.hasOwn(record, 'overview') && Object.hasOwn(record, 'vote_average');

/** Makes two titles of a list long, one with spaces and one without. Makes a title's own record as long as possible. */
function lengthen(answer) {
  let turn = 0;
  return eachObject(answer, (record) => {
    const isOwn = Array.isArray(record.genres);
    if (!isTitle(record) || (!isOwn && turn++ >= 2)) return record;
    const name = isOwn || turn === 1 ? LONG.replaceAll(' ', '') : LONG;
    const names = Object.fromEntries(
      ['title', 'name'].filter((field) => field in record).map((field) => [field, name]),
    );
    const genres = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, name: `Genre ${index}` }));
    return { ...record, ...names, overview: LONG, ...(isOwn && { genres }) };
  });
}

/** Functions that get the correct response and the fault's options, and return the changed response. */
export const SPOILS = {
  a10: (answer, { items = 100_000 }) =>
    withLists(answer, (list) => (list.length > 0 ? grown(list, Number(items)) : list)),
  a11: (answer) => withLists(answer, (list) => [...JUNK, ...list]),
  // Repeats each record, and begins each page with the first records of the first page.
  a12: (answer, _, first) => withLists(answer, (list) => [...(first?.results?.slice(0, 5) ?? []), ...list, ...list]),
  a13: (answer) => withFields(answer, TEXTS, MARKUP),
  a14: (answer) => withFields(answer, PICTURES, BAD_PICTURES),
  a15: (answer) => {
    const named = withFields(answer, ['name', 'title'], PROTOTYPE);
    const numbered = withLists(named, (list) =>
      list.map((record, index) =>
        index < PROTOTYPE.length && record.id ? { ...record, id: PROTOTYPE[index] } : record,
      ),
    );
    return eachObject(numbered, withPrototype);
  },
  a16: lengthen,
  a17: (answer) => withFields(answer, TEXTS, UNICODE),
  a18: (answer) => withFields(withFields(answer, NUMBERS, BAD_RATINGS), DATES, BAD_DATES),
  a19: (answer) => {
    const strange = withLists(answer, (list) =>
      list.map((record) => (Array.isArray(record.genre_ids) ? { ...record, genre_ids: [999_999, 'x', null] } : record)),
    );
    return Array.isArray(strange.genres) ? { ...strange, genres: [{ id: 999_999 }, null, 'Drama'] } : strange;
  },
};
