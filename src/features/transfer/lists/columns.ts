/** How people and other sites call what a column holds, folded, without what stands between the words. */
const COLUMN_NAMES = {
  title: [
    'title',
    'name',
    'movie',
    'movietitle',
    'film',
    'filmtitle',
    'seriestitle',
    'animetitle',
    'series',
    'show',
    'primarytitle',
    'titel',
    'titre',
    'titulo',
  ],
  originalTitle: ['originaltitle', 'originalname'],
  year: ['year', 'releaseyear', 'yearreleased', 'released', 'releasedate', 'startyear', 'jahr', 'annee', 'ano'],
  imdb: ['const', 'tconst', 'imdb', 'imdbid', 'imdburl', 'url', 'link'],
  tmdb: ['tmdb', 'tmdbid', 'themoviedb', 'themoviedbid', 'moviedbid'],
  kind: ['titletype', 'type', 'kind', 'mediatype', 'seriestype'],
  list: ['list', 'status', 'state', 'mystatus'],
  seen: ['watcheddate', 'datewatched', 'watchedat', 'lastwatched', 'lastwatchedat', 'seen'],
  rating: ['yourrating', 'rating', 'myrating', 'myscore', 'bewertung'],
  rated: ['daterated', 'ratedat'],
  added: ['created', 'added', 'addedat', 'dateadded', 'listedat', 'date'],
  position: ['position'],
} as const;

export type Column = keyof typeof COLUMN_NAMES;

/** Which cell of a row holds what. */
export type Columns = ReadonlyMap<Column, number>;

/** The columns of a table by its first row; the likeliest name counts where two would do. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map((cell) =>
    cell
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const columns = new Map<Column, number>();
  for (const [column, known] of Object.entries(COLUMN_NAMES)) {
    const at = known.map((name) => names.indexOf(name)).find((index) => index !== -1);
    // The table's own keys.
    if (at !== undefined) columns.set(column as Column, at);
  }
  return columns;
}
