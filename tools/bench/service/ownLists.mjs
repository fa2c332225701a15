import { makeRandom } from '../noise.mjs';
import { catalogue } from './catalogue.mjs';

const PAGE_SIZE = 1000;
const FIRST = 'Ansel Brigitte Celeste Dorian Eskil Fenna Gaspard Ingmar Jolanta Kasimir Leopold Mirabel'.split(' ');
const LAST = 'Abernathy Borowski Castellan Eriksen Fitzgerald Gunnarson Holloway Juarez Kowalczyk Lindqvist'.split(' ');

/** Adds a director and a cast to a movie, as a deployer's own list has them. The lists contain thousands of people. */
function withPeople(movie) {
  const random = makeRandom(movie.id);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const name = () => `${pick(FIRST)} ${pick(LAST)}${Math.floor(random() * 50)}`;
  const cast = Array.from({ length: 4 }, () => ({ name: name(), character: 'Somebody' }));
  return { ...movie, director: name(), cast };
}

const pathOf = (page) => (page === 0 ? 'movies/all' : `movies/all-${page + 1}`);

/** The search of the bench. A small catalogue has all its results, so that both catalogues draw the same page. */
export const SEARCHED = 'silent river';

const SMALL = 500;

/**
 * Returns movies as a deployer's own lists, in pages of a thousand, by path in the product API.
 * @param isSmall whether to return only the results of the search and some more, instead of all movies
 */
export function ownLists({ isSmall = false } = {}) {
  const isKept = ({ title }, index) => !isSmall || index < SMALL || title.toLowerCase().includes(SEARCHED);
  const movies = catalogue.filter(isKept).map(withPeople);
  const pages = Math.ceil(movies.length / PAGE_SIZE);
  return Object.fromEntries(
    Array.from({ length: pages }, (_, page) => [
      pathOf(page),
      {
        results: movies.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
        ...(page + 1 < pages && { next: pathOf(page + 1) }),
      },
    ]),
  );
}
