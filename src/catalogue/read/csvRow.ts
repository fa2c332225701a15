import type { CsvFault } from '@/lib/csvLines';
import type { Ids } from '../shelf';

/** A row of a table of films: what it says of the one that its file, its id or its title names. */
export interface CsvRow {
  /** Of the file, from 1. */
  line: number;
  /** A file or a folder, as the table says it, with `/` between its segments. */
  path: string | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  overview: string | null;
  tagline: string | null;
  genres: string[];
  directors: string[];
  cast: string[];
  /** Minutes. */
  runtime: number | null;
  /** Of ten. */
  rating: number | null;
  certificate: string | null;
  series: string | null;
  season: number | null;
  episode: number | null;
}

export interface CsvTable {
  rows: CsvRow[];
  /** Rows that are left out, and cells that are. */
  faults: CsvFault[];
}
