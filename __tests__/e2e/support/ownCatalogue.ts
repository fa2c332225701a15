import type { OwnFiles } from './ownApi';

/** A record in a format that deployers may write. */
export interface OwnRecord {
  id: number;
  title?: string;
  name?: string;
  year: number;
  genre_ids?: number[];
  genre?: string;
  overview: string;
  vote_average: number;
  popularity: number;
  runtime: number;
  original_language: string;
  director: string;
  cast: { id?: number; name: string; character: string }[];
  belongs_to_collection?: { id: number; name: string };
}

/** All titles of a deployer, and the files that contain them. */
export interface OwnCatalogue {
  movies: OwnRecord[];
  series: OwnRecord[];
  files: OwnFiles;
}

/** Returns a generator of numbers from 0 to 1. The same seed gives the same numbers (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.split(' ');

const FIRST = words('Ansel Brigitte Celeste Dorian Eskil Fenna Gaspard Héloïse Ingmar Jolanta Kasimir Leopold Mirabel');
const LAST = words(
  'Abernathy Borowski Castellan Dubrovnik Eriksen Fitzgerald Gunnarson Holloway Ibáñez Juarez Kowalczyk',
);
const KINDS = words(
  'Crimson Hollow Velvet Distant Restless Wandering Sunken Borrowed Frozen Bitter Électric Golden Silent',
);
const THINGS = words(
  'Harbour Lantern Orchard Clockmaker Meridian Causeway Almanac Thicket Carousel Bellfounder Café Estuary',
);
const PLACES = words('Winterfield Porthaven Kellmere Dorburgh Ravenstad Ostwick Selham Marlow Tarnfield Umbria');

/** Genres of TMDB. Records name them by id or by name. */
const GENRES = [
  { id: 28, name: 'Action' },
  { id: 35, name: 'Comedy' },
  { id: 18, name: 'Drama' },
  { id: 27, name: 'Horror' },
  { id: 9648, name: 'Mystery' },
] as const;

/** A title in a right-to-left script, and a title of 300 letters. */
export const ARABIC = 'مدينة الظلال القديمة';
export const LONG = `Interminable ${'winding'.repeat(41)}`.slice(0, 300);

const SYLLABLES = words('ba co du fe gi ha ju ke lo mi na pu re si to vu wa xe yo za');

/** Returns a word that no other title has: a number below 8,000 in three syllables. */
function ownWord(index: number): string {
  const letters = [];
  for (let rest = index, length = 0; length < 3 || rest > 0; length += 1) {
    letters.push(SYLLABLES[rest % SYLLABLES.length]);
    rest = Math.floor(rest / SYLLABLES.length);
  }
  const word = letters.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const RECORDS_OF_A_PAGE = 1000;
const FIRST_COLLECTION = 31;

/** Returns a list in pages of a thousand, as `movies/all` may be split. */
function pagesOf(path: string, records: readonly OwnRecord[]): OwnFiles {
  const count = Math.max(1, Math.ceil(records.length / RECORDS_OF_A_PAGE));
  const nameOf = (page: number) => (page === 0 ? path : `${path}-${page + 1}`);
  return Object.fromEntries(
    Array.from({ length: count }, (_, page) => [
      nameOf(page),
      {
        results: records.slice(page * RECORDS_OF_A_PAGE, (page + 1) * RECORDS_OF_A_PAGE),
        total_results: records.length,
        ...(page + 1 < count && { next: nameOf(page + 1) }),
      },
    ]),
  );
}

/** Makes `count` titles for a seed, a sixth of them series, with the lists of all rows of home. */
export function makeOwnCatalogue(count: number, seed = 1): OwnCatalogue {
  const random = randomOf(seed);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
  const person = () => `${pick(FIRST)} ${pick(LAST)}`;
  const personNumber = (name: string) =>
    500 + FIRST.indexOf(name.split(' ')[0] ?? '') * 20 + LAST.indexOf(name.split(' ')[1] ?? '');

  const recordOf = (index: number): OwnRecord => {
    const isSeries = index % 6 === 5;
    const named = `${pick(KINDS)} ${pick(THINGS)} of ${ownWord(index)}`;
    const title = index === 1 ? ARABIC : index === 2 ? LONG : named;
    const genres = [...new Set([pick(GENRES), pick(GENRES)])];
    const cast = [...new Set([person(), person(), person()])];
    return {
      id: 1000 + index,
      ...(isSeries ? { name: title } : { title }),
      year: 1950 + below(75),
      // Half of the records name their genres by id, the others by name.
      ...(index % 2 === 0
        ? { genre_ids: genres.map(({ id }) => id) }
        : { genre: genres.map(({ name }) => name).join(', ') }),
      overview: `${person()} comes back to ${pick(PLACES)}. ${pick(KINDS)} days follow, and ${person()} keeps the ${pick(THINGS)}.`,
      vote_average: (30 + below(65)) / 10,
      popularity: below(1_000_000) / 100,
      runtime: 70 + below(100),
      original_language: pick(['en', 'fr', 'ar', 'pl']),
      director: person(),
      cast: cast.map((name, place) => ({
        // Some lists have ids for people, others do not.
        ...(place !== 2 && { id: personNumber(name) }),
        name,
        character: `The ${pick(THINGS).toLowerCase()}`,
      })),
      ...(!isSeries &&
        index % 10 < 2 && {
          belongs_to_collection: {
            id: FIRST_COLLECTION + Math.floor(index / 30),
            name: `The ${THINGS[Math.floor(index / 30) % THINGS.length]} Films ${Math.floor(index / 30)}`,
          },
        }),
    };
  };

  const all = Array.from({ length: count }, (_, index) => recordOf(index));
  const series = all.filter(({ name }) => name !== undefined);
  const movies = all.filter(({ name }) => name === undefined);
  const byPopularity = movies.toSorted((a, b) => b.popularity - a.popularity);
  const row = (number: number) => movies.filter(({ id }) => id % 5 === number - 1).slice(0, 20);
  return {
    movies,
    series,
    files: {
      ...pagesOf('movies/all', movies),
      ...pagesOf('series/all', series),
      'movies/popular': byPopularity.slice(0, 20),
      'movies/trending': movies.slice(0, 20),
      'movies/top-rated': { results: movies.toSorted((a, b) => b.vote_average - a.vote_average).slice(0, 20) },
      ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`movies/genre/${number}`, { results: row(number) }])),
    },
  };
}
