import type { Title } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import type { Finding, JsonPath } from './finding';
import type { OpenFile } from './openFile';
import type { Source } from './source';

/** The state of a check: the catalogue, and the findings so far. */
export interface CheckContext {
  source: Source;
  findings: Finding[];
  /** The genres that the catalogue names itself. */
  genreIds: Set<number>;
  thisYear: number;
  /** The titles of all lists. */
  entries: Entry[];
  pages: Page[];
  /** The number of responses that were read. */
  files: number;
  /** Whether the number of requests over a network is limited. The report then contains the number of skipped files. */
  hasBounds: boolean;
}

/** A title in a list. */
export interface Entry {
  file: OpenFile;
  /** The path of the list. The file is one of its pages. */
  list: string;
  /** The position of the record in the file, from 1. */
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
