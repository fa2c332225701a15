import type { Title } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import type { Finding, JsonPath } from './finding';
import type { OpenFile } from './openFile';
import type { Source } from './source';

/** A catalogue that is being looked at, and what has been found so far. */
export interface Checking {
  source: Source;
  findings: Finding[];
  /** Genres that the catalogue names itself. */
  genreIds: Set<number>;
  thisYear: number;
  /** Every title of every list. */
  entries: Entry[];
  pages: Page[];
  /** How many answers were read. */
  files: number;
  /** Whether it is said how much was left out, rather than looked at everything. */
  hasBounds: boolean;
}

/** A title in a list. */
export interface Entry {
  file: OpenFile;
  /** The list, of whose pages the file is one. */
  list: string;
  /** From 1. */
  number: number;
  path: JsonPath;
  record: UnknownRecord;
  title: Title;
}

/** One page of a list. */
export interface Page {
  file: OpenFile;
  list: string;
  isSample: boolean;
}

export const nameOf = ({ number, title }: Entry) => ({ number, title: title.title });
