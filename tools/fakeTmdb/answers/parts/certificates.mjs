import { CERTIFICATES } from '../../data/countries.mjs';
import { addDays } from '../../data/days.mjs';
import { makeDraw } from '../../data/draw.mjs';

/** Returns how strict the certificates of a title are, from 0 to 4, in all countries. */
const severity = (title) => makeDraw(title.kind, title.id, 'severity').below(5);

const countriesOf = (title) => {
  const draw = makeDraw(title.kind, title.id, 'certificates');
  return Object.entries(CERTIFICATES).filter(([country]) => draw.isSo(country === title.country ? 0.98 : 0.6));
};

/** Returns the `release_dates` of a movie: one for most countries, and a premiere for some. */
export function releaseDatesPart(title) {
  const draw = makeDraw(title.kind, title.id, 'releases');
  const release = (certification, days, type) => ({
    certification,
    descriptors: [],
    iso_639_1: '',
    note: '',
    release_date: `${addDays(title.date, days)}T00:00:00.000Z`,
    type,
  });
  if (title.date === '') return { results: [] };
  return {
    results: countriesOf(title).map(([country, { movie }]) => {
      const days = country === title.country ? 0 : draw.below(120);
      const certificate = draw.isSo(0.9) ? movie[severity(title)] : '';
      const premiere = draw.isSo(0.2) ? [release('', days - 10, 1)] : [];
      return { iso_3166_1: country, release_dates: [...premiere, release(certificate, days, 3)] };
    }),
  };
}

/** Caches release dates by movie, because a list of a country needs them for every movie. */
const daysInCountries = new WeakMap();

function daysOf(movie) {
  const known = daysInCountries.get(movie);
  if (known) return known;
  const inCinemas = ({ release_dates: releases }) => releases.find(({ type }) => type === 3)?.release_date.slice(0, 10);
  const days = new Map(releaseDatesPart(movie).results.map((result) => [result.iso_3166_1, inCinemas(result)]));
  daysInCountries.set(movie, days);
  return days;
}

/** Returns the theatrical release date of a movie in a country, or an empty string. */
export const releaseIn = (movie, country) => daysOf(movie).get(country) ?? '';

/** Returns the `content_ratings` of a series. */
export const contentRatingsPart = (title) => ({
  results: countriesOf(title).map(([country, { movie, tv = movie }]) => ({
    descriptors: [],
    iso_3166_1: country,
    rating: tv[severity(title)],
  })),
});
