import type { NfoRecord } from '../read/nfo';
import type { Metadata } from './metadata';
import { NO_METADATA } from './metadata';

/** Converts an NFO record to the metadata format of the catalogue. */
export const fromNfo = (nfo: NfoRecord): Metadata => ({
  ...NO_METADATA,
  title: nfo.title,
  originalTitle: nfo.originalTitle,
  year: nfo.year,
  date: nfo.premiered,
  overview: nfo.plot ?? nfo.outline,
  tagline: nfo.tagline,
  runtime: nfo.runtime,
  rating: nfo.rating,
  genres: nfo.genres,
  directors: nfo.directors,
  cast: nfo.actors.map(({ name, role }) => ({ name, role })),
  certificate: nfo.certificate,
  collection: nfo.setName,
  ids: nfo.ids,
});
