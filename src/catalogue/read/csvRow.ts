import type { CsvFault } from '@/lib/csvLines';
import type { Ids } from '../scanResult';

export type RowKind = 'movie' | 'tv' | 'episode';

/** The metadata of a row. The row belongs to the title that its file, its id or its title names. */
export interface CsvRow {
  /** The line in the file, from 1. */
  line: number;
  /** The id that the table gives the title. */
  id: string | null;
  /** The path of a file or a folder from the table, with `/` as separator. */
  path: string | null;
  kind: RowKind | null;
  ids: Ids;
  title: string | null;
  originalTitle: string | null;
  year: number | null;
  /** The release date as `YYYY-MM-DD`. */
  date: string | null;
  overview: string | null;
  tagline: string | null;
  genres: string[];
  directors: string[];
  writers: string[];
  cast: string[];
  /** The running time in minutes. */
  runtime: number | null;
  /** The rating, from 0 to 10. */
  rating: number | null;
  votes: number | null;
  certificate: string | null;
  /** ISO 639-1 codes, the original language first. */
  languages: string[];
  /** ISO 3166-1 codes. */
  countries: string[];
  /** The key of a YouTube video. */
  trailerKey: string | null;
  /** The unchecked path of a video file. */
  trailerFile: string | null;
  /** The unchecked path of a file, or an https URL. */
  poster: string | null;
  backdrop: string | null;
  series: string | null;
  season: number | null;
  episode: number | null;
  collection: string | null;
  /** The date when the title was added, as `YYYY-MM-DD`. */
  added: string | null;
}

export interface CsvTable {
  rows: CsvRow[];
  /** Problems with rows and cells that are left out. */
  faults: CsvFault[];
}
