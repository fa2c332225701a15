import type { BroughtData } from '@/domain/viewerData/viewerData';
import type { WrittenData } from '@/domain/viewerData/viewerStorage';
import type { LeftOut } from './lists/broughtByMatches';

/** What was read and looked for, before anything is changed. */
export interface Brought {
  data: BroughtData;
  leftOut: LeftOut[];
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
