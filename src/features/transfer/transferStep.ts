import type { BroughtData } from '@/domain/viewerData/viewerData';
import type { WrittenData } from '@/domain/viewerData/viewerStorage';
import type { LeftOut, TakenRow } from './lists/broughtByMatches';
import type { ListedTitle } from './lists/listedTitle';

/** What was read and looked for, before anything is changed. */
export interface Brought {
  data: BroughtData;
  leftOut: LeftOut[];
  /** The rows that were found, each title of a list once, and those that name one of these again. */
  taken: TakenRow[];
  repeated: ListedTitle[];
  /** How many rows were not read. */
  unreadable: number;
  /** Files that were not taken, and why. */
  problems: string[];
}

/** Where somebody is on the way from a file to a list. */
export type TransferStep =
  | { name: 'start'; news: string[]; isBack: boolean }
  | { name: 'reading' }
  | { name: 'matching'; done: number; total: number }
  | { name: 'preview'; brought: Brought; hasFailed: boolean }
  | { name: 'saving' }
  | { name: 'done'; text: string; written: WrittenData; leftOut: LeftOut[]; hasFailed: boolean };
