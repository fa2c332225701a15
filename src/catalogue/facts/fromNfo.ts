import type { NfoRecord } from '../read/nfo';
import type { Said } from './said';
import { NOTHING_SAID } from './said';

/** Converts an NFO record to the metadata format of the catalogue. */
export const fromNfo = (nfo: NfoRecord): Said => ({
  ...NOTHING_SAID,
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
