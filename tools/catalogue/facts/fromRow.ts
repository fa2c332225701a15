import type { CsvRow } from '../read/csvRow';
import type { Metadata } from './metadata';

/** Converts a row of a table to the metadata format of the catalogue. */
export const fromRow = (row: CsvRow): Metadata => ({
  title: row.title,
  originalTitle: row.originalTitle,
  year: row.year,
  date: row.date,
  overview: row.overview,
  tagline: row.tagline,
  runtime: row.runtime,
  rating: row.rating,
  votes: row.votes,
  genres: row.genres,
  directors: row.directors,
  writers: row.writers,
  cast: row.cast.map((name) => ({ name, role: null })),
  certificate: row.certificate,
  languages: row.languages,
  countries: row.countries,
  trailerKey: row.trailerKey,
  collection: row.collection,
  ids: row.ids,
});
