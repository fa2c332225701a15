/** What somebody should know of a file or a title at the end. */
export interface Trouble {
  sort: TroubleSort;
  /** A path below the folder, or a title. */
  path: string;
  text: string;
}

/** In the order of the report. */
export const TROUBLE_SORTS = ['unreadable', 'unplayable', 'doubtful', 'passed', 'rename'] as const;
export type TroubleSort = (typeof TROUBLE_SORTS)[number];
