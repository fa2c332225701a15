export interface GenreRow {
  id: GenreRowId;
  /** Its name in config.json. */
  slug: string;
  /** The row's heading on home. */
  name: string;
  /** The name of the list in the catalogue, if it is not the heading. */
  dataName?: string;
}

export type GenreRowId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The rows of Home with their numbers in the product API. Not all of them are genres; the specification names them so. */
export const GENRE_ROWS: readonly GenreRow[] = [
  { id: 1, slug: 'latest-releases', name: 'Latest Releases' },
  { id: 2, slug: 'popular-movies', name: 'Popular Movies' },
  { id: 3, slug: 'action-packed', name: 'Action Packed' },
  { id: 4, slug: 'crime-mystery', name: 'Crime & Mystery' },
  { id: 5, slug: 'scifi-fantasy', name: 'Sci-fi & Fantasy' },
  { id: 6, slug: 'horror', name: 'Horror' },
  { id: 7, slug: 'tv-series', name: 'TV Series', dataName: 'Horror TV Series' },
];

/** The rows that home loads at first. The other rows load when the viewer scrolls near them. */
export const PRELOADED_ROWS = GENRE_ROWS.slice(0, 5);
