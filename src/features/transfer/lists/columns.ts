import type { TitleKind } from '@/domain/title/title';
import { byWord, foldWord } from '@/lib/csvWords';
import type { ListName } from './listedTitle';

/**
 * The headings of each column in English, German, French and Spanish, as `foldWord` writes them. The most likely come
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

export const isDayFirstHeading = (heading: string): boolean => DAY_FIRST.has(foldWord(heading));

/** Returns the columns of a table by its first row. If several headings match, the most likely one counts. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(foldWord);
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

/** The words of other sites and languages for the kind of a title, folded as headings are. */
const KINDS = byWord<TitleKind>([
  [
    'movie',
    'movie movies film films feature featurefilm tvmovie short tvshort video tvspecial spielfilm fernsehfilm longmetrage pelicula',
  ],
  ['tv', 'tv show shows series tvshow tvseries tvminiseries miniseries serie fernsehserie serietv'],
]);

const FOREIGN_KINDS = new Set(
  'tvepisode episode folge season staffel videogame game podcastseries podcastepisode musicvideo person trailer teasertrailer hook promotional recap preview extra'.split(
    ' ',
  ),
);

export const kindOf = (cell: string): TitleKind | undefined => KINDS.get(foldWord(cell));

/** Returns whether Kinora does not support this kind. */
export const isForeignKind = (cell: string): boolean => FOREIGN_KINDS.has(foldWord(cell));

/** The list of a title. A dropped title belongs to neither list. */
type Status = ListName | 'dropped';

/** The words of other sites and languages for the status of a title. A series in progress does not count as watched. */
const STATUSES = byWord<Status>([
  [
    'watched',
    'watched seen viewed completed complete finished done rewatching repeating gesehen angesehen geschaut abgeschlossen vu vue vus vues termine terminee dejavu visto vista vistos vistas terminado terminada completado completada',
  ],
  [
    'watchlist',
    'watchlist plantowatch plannedtowatch planned planning towatch tobewatched tosee tobeseen wanttowatch wanttosee unwatched unseen notwatched notseen notyet notyetwatched notyetseen backlog queue queued ' +
      'watching currentlywatching current inprogress started partially partly half onhold hold paused ' +
      'geplant merkliste nichtgesehen ungesehen nochnicht nochnichtgesehen angefangen teilweise laufend pausiert ' +
      'avoir nonvu pasvu pasencore pasencorevu prevu encours enpause ' +
      'pendiente porver novisto sinver todaviano viendo enespera encurso',
  ],
  ['dropped', 'dropped abandoned abgebrochen abandonne abandonnee abandonado abandonada'],
]);

/** Returns the list of a status such as `Completed` or `Watched 2x`, and undefined for any other text. */
export const statusOf = (cell: string): Status | undefined => STATUSES.get(foldWord(cell.replace(/\d+\s*[x×]?/gi, '')));

const ANSWERS = byWord<ListName>([
  ['watched', 'yes y x ja j oui o si s true t wahr vrai verdadero'],
  ['watchlist', 'no n nein non false f falsch faux falso never nie jamais nunca'],
]);

const SIGNS = byWord<ListName>([
  ['watched', '✓ ✔ ☑ ✅ × + ●'],
  ['watchlist', '✗ ✘ ☐ ❌ ○ 0'],
]);

/**
 * Returns the list of a cell below `Watched`: yes or no, a sign, a count, or a status. Returns undefined for any other
 * text.
 */
export function answerOf(cell: string): Status | undefined {
  const isCount = /^0*[1-9]\d{0,2}\s*[x×]?$/i.test(cell);
  return isCount
    ? 'watched'
    : (SIGNS.get(cell.replace(/\ufe0f/g, '')) ?? ANSWERS.get(foldWord(cell)) ?? statusOf(cell));
}

/** Returns whether a cell has a value. Many exports write a sign or a word for an empty value. */
export const isFilled = (cell: string): boolean =>
  !/^(?:[-–—?/.\s]*|n\.?\/?a\.?|none|null|nil|unknown|unbekannt|0000-00-00.*)$/i.test(cell);

const STARS = /^(?:[★⭐✭✮*]+\s*½?|½)/u;
const NUMBER =
  /^(\d+(?:[.,]\d+)?)\s*(?:½|%|(?:\/|von|out of|of|sur|de)\s*\d+|★|stars?|sterne?|étoiles?|estrellas?|points?|punkte?)?$/iu;

/** Ratings by age, and the words for no rating. */
const NO_RATING =
  /^(?:g|pg|pg-?13|r|nc-?17|nr|tv-?(?:y7?|g|pg|14|ma)|fsk ?\d+|(?:not |un)rated|nicht bewertet|unbewertet|(?:non|pas) notée?|sin (?:calificar|nota|puntuar))$/iu;

/** The headings of ratings by the viewer. A column "Rating" may have ratings by age, such as "Approved". */
const OWN_RATINGS = new Set('yourrating myrating myscore userrating meinebewertung manote minota'.split(' '));

export const isOwnRatingHeading = (heading: string): boolean => OWN_RATINGS.has(foldWord(heading));

/** Returns whether a cell is a rating in words or signs: `A-`, `loved it`, 👍. */
export const isWordRating = (cell: string): boolean =>
  /^[\p{L}\p{Extended_Pictographic}]/u.test(cell) &&
  isFilled(cell) &&
  !NO_RATING.test(cell) &&
  answerOf(cell) !== 'watchlist';

/** Returns whether a cell is a rating above zero: a number, or stars. */
export const isRating = (cell: string): boolean =>
  STARS.test(cell) || Number(NUMBER.exec(cell)?.[1]?.replace(',', '.') ?? 0) > 0;
