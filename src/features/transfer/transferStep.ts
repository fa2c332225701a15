import type { BroughtData, WrittenData } from '@/domain/viewerData/viewerData';
import type { LeftOut, TakenRow } from './lists/broughtByMatches';
import type { ListedTitle } from './lists/listedTitle';

/** The parsed and matched content of the files, before anything is changed. */
export interface Brought {
  data: BroughtData;
  leftOut: LeftOut[];
  /** The matched rows, each title of a list once. `repeated` has the rows of further occurrences. */
  taken: TakenRow[];
  repeated: ListedTitle[];
  /** The number of rows that could not be read. */
  unreadable: number;
  /** The messages for rejected files and rows. */
  problems: string[];
}

/** The state of the import. */
export type TransferStep =
  | { name: 'start'; news: string[]; isBack: boolean }
  | { name: 'reading' }
  | { name: 'matching'; done: number; total: number }
  | { name: 'preview'; brought: Brought; hasFailed: boolean }
  | { name: 'saving' }
  | { name: 'done'; text: string; written: WrittenData; leftOut: LeftOut[]; hasFailed: boolean };
