import type { CsvFault } from '@/lib/csvLines';
import type { Ids } from '../shelf';

export type RowKind = 'movie' | 'tv' | 'episode';

/** A row of a table of titles: what it says of the one that its file, its id or its title names. */
export interface CsvRow {
  /** Of the file, from 1. */
  line: number;
  /** The table's own id of the title. */
  id: string | null;
  /** A file or a folder, as the table says it, with `/` between its segments. */
  path: string | null;
  kind: RowKind | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
  overview: string | null;
  tagline: string | null;
  genres: string[];
  directors: string[];
  writers: string[];
  cast: string[];
  /** Minutes. */
  runtime: number | null;
  /** Of ten. */
  rating: number | null;
  votes: number | null;
  certificate: string | null;
  /** ISO 639-1, the original one first. */
  languages: string[];
  /** ISO 3166-1. */
  countries: string[];
  /** The key of a video at YouTube. */
  trailerKey: string | null;
  /** A video file, as the table says it. */
  trailerFile: string | null;
  /** A file or an https address, as the table says it. */
  poster: string | null;
  backdrop: string | null;
  series: string | null;
  season: number | null;
  episode: number | null;
  collection: string | null;
  /** When it was added, `YYYY-MM-DD`. */
  added: string | null;
}

export interface CsvTable {
  rows: CsvRow[];
  /** Rows that are left out, and cells that are. */
  faults: CsvFault[];
}
