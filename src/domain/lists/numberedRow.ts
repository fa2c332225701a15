/**
 * A row of Home with a number. The product API has lists for the numbers 1 to 5 (`movies/genre/1`). A row may show a
 * genre, a list or series.
 */
export interface NumberedRow {
  id: NumberedRowId;
  /** Its name in config.json. */
  slug: string;
  /** The name of the list in the catalogue. */
  name: string;
}

export type NumberedRowId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const NUMBERED_ROWS: readonly NumberedRow[] = [
  { id: 1, slug: 'latest-releases', name: 'Latest Releases' },
  { id: 2, slug: 'popular-movies', name: 'Popular Movies' },
  { id: 3, slug: 'action-packed', name: 'Action Packed' },
  { id: 4, slug: 'crime-mystery', name: 'Crime & Mystery' },
  { id: 5, slug: 'scifi-fantasy', name: 'Sci-fi & Fantasy' },
  { id: 6, slug: 'horror', name: 'Horror' },
  { id: 7, slug: 'tv-series', name: 'Horror TV Series' },
];

/** The rows that home loads at first. The other rows load when the viewer scrolls near them. */
export const PRELOADED_ROWS = NUMBERED_ROWS.slice(0, 5);
