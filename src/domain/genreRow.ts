export interface GenreRow {
  id: GenreRowId;
  /** The row's heading on home. */
  name: string;
  /** The catalogue's own name of the list, where it is not the heading. */
  dataName?: string;
}

export type GenreRowId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const GENRE_ROWS: readonly GenreRow[] = [
  { id: 1, name: 'Latest Releases' },
  { id: 2, name: 'Popular Movies' },
  { id: 3, name: 'Action Packed' },
  { id: 4, name: 'Crime & Mystery' },
  { id: 5, name: 'Sci-fi & Fantasy' },
  { id: 6, name: 'Horror' },
  { id: 7, name: 'TV Series', dataName: 'Horror TV Series' },
];

/** The rows that home's initial load asks the servers for; the others are the samples' own and come a moment later. */
export const PRELOADED_ROWS = GENRE_ROWS.slice(0, 5);
