/** How much of a deployer's list of all movies or series the app has read. */
export interface ListExtent {
  /** The number of records in the list; null if there are more pages and no total. */
  total: number | null;
  /** The number of records that can be searched and filtered. */
  read: number;
  /** The number of records that are not even shown without a filter, because they are too far down on their page. */
  unlisted: number;
}

export const isCut = ({ total, read }: ListExtent): boolean => total === null || read < total;
