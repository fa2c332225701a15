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

/** Returns all movies as a deployer's own lists, in pages of a thousand, by path in the product API. */
export function ownLists() {
  const movies = catalogue.map(withPeople);
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
