/**
 * The headings of each column in English, German, French and Spanish, as `folded` writes them. The most likely come
 * first.
 */
const COLUMN_NAMES = {
  title:
    'title name movie movietitle film filmtitle seriestitle animetitle series show primarytitle showtitle showname seriesname tvshow tvshowname titel filmtitel filmname serie serientitel titre nom titulo nombre pelicula',
  originalTitle: 'originaltitle originalname originaltitel titreoriginal titulooriginal',
  year: 'year releaseyear yearreleased released releasedate startyear productionyear jahr erscheinungsjahr produktionsjahr annee anneedesortie ano anodeestreno',
  imdb: 'const tconst imdb imdbid imdburl url link',
  tmdb: 'tmdb tmdbid themoviedb themoviedbid moviedbid',
  kind: 'titletype type kind mediatype seriestype titeltyp typ art tipo',
  season: 'season seasonnumber seasonno staffel staffelnummer saison numerodesaison temporada numerodetemporada',
  episode:
    'episode episodenumber episodeno folge folgennummer episodennummer numerodepisode capitulo episodio numerodeepisodio episodetitle episodename episodentitel folgentitel titredelepisode titulodelepisodio',
  /** Netflix marks trailers, recaps and similar videos in this column. */
  extra: 'supplementalvideotype',
  list: 'list status state mystatus watchstatus statut estado watchlist',
  seen: 'watcheddate datewatched watchdate watchedat watchedon lastwatched lastwatchedat lastwatchedon dateseen seenon seenat lastplayed starttime myfinishdate finishdate gesehenam geschautam zuletztgesehen sehdatum vule datedevisionnage visionnele vistoel fechadevisionado',
  /** The cells contain yes or no, a count, or a date. */
  isSeen: 'watched seen viewed played gesehen geschaut vu vue visto vista',
  rating: 'yourrating rating myrating myscore userrating bewertung meinebewertung note manote nota minota',
  rated: 'daterated ratedat ratedon bewertetam',
  added:
    'created added addedat addedon dateadded listedat createdat date hinzugefugt hinzugefugtam datum ajoute ajoutele dateajout anadido fecha',
  position: 'position',
} as const;

export type Column = keyof typeof COLUMN_NAMES;

/** The index of each column in a row. */
export type Columns = ReadonlyMap<Column, number>;

/** Headings in languages that write the day before the month, also between slashes. */
const DAY_FIRST = new Set(
  'gesehenam geschautam zuletztgesehen sehdatum vule datedevisionnage visionnele vistoel fechadevisionado gesehen geschaut vu vue visto vista bewertetam hinzugefugt hinzugefugtam datum ajoute ajoutele dateajout anadido fecha'.split(
    ' ',
  ),
);

/** Returns a heading or the word of a cell in lower case, without accents, spaces and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const isDayFirstHeading = (heading: string): boolean => DAY_FIRST.has(folded(heading));

/** Returns the columns of a table by its first row. If several headings match, the most likely one counts. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(folded);
  const columns = new Map<Column, number>();
  for (const [column, known] of Object.entries(COLUMN_NAMES)) {
    const at = known
      .split(' ')
      .map((name) => names.indexOf(name))
      .find((index) => index !== -1);
    // `Object.entries` widens the keys to `string`.
    if (at !== undefined) columns.set(column as Column, at);
  }
  return columns;
}
