/** A problem with a file or a title, for the report. */
export interface Trouble {
  sort: TroubleSort;
  /** A path relative to the folder, or a title. */
  path: string;
  text: string;
}

/** The sorts in the order of the report. */
export const TROUBLE_SORTS = ['unreadable', 'unplayable', 'doubtful', 'passed', 'rename'] as const;
export type TroubleSort = (typeof TROUBLE_SORTS)[number];
