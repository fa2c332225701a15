import { makeRandom } from '../noise.mjs';

const MOVIES = 10_000;

const words = (text) => text.split(' ');
const ADJECTIVES = words('Silent Crimson Broken Golden Hidden Last Lost Bright Hollow Iron Glass Paper Winter Burning');
const NOUNS = words('River House City Garden Mountain Ocean Kingdom Road Mirror Shadow Storm Harbor Forest Signal');
const ENDINGS = ['', '', '', ' II', ' III', ': The Return', ' of Ash', ' at Dawn'];
const STORY = words(
  'a reluctant courier inherits an empty observatory and finds that every light in town answers to somebody else ' +
    'while two brothers chase their vanished film across old borders before the harbour freezes',
);

export const GENRES = Object.entries({
  12: 'Adventure',
  14: 'Fantasy',
  18: 'Drama',
  27: 'Horror',
  28: 'Action',
  35: 'Comedy',
  53: 'Thriller',
  80: 'Crime',
  878: 'Science Fiction',
  9648: 'Mystery',
}).map(([id, name]) => ({ id: Number(id), name }));

function makeMovie(id) {
  const random = makeRandom(id);
  const below = (count) => Math.floor(random() * count);
  const pick = (list) => list[below(list.length)];
  const twoDigits = (number) => String(number).padStart(2, '0');
  const title = `The ${pick(ADJECTIVES)} ${pick(NOUNS)}${pick(ENDINGS)}`;
  const overview = Array.from({ length: 15 + below(30) }, () => pick(STORY)).join(' ');
  return {
    adult: false,
    backdrop_path: `/b${id}.jpg`,
    genre_ids: [...new Set([pick(GENRES).id, pick(GENRES).id])],
    id,
    original_language: 'en',
    original_title: title,
    overview,
    popularity: below(900_000) / 1000,
    poster_path: `/p${id}.jpg`,
    release_date: `${1960 + below(65)}-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`,
    title,
    video: false,
    vote_average: 3 + below(6500) / 1000,
    vote_count: below(20_000),
  };
}

/** Invented movies, the same in every run. The id of a movie is its position, from 1. */
export const catalogue = Array.from({ length: MOVIES }, (_, index) => makeMovie(index + 1));
