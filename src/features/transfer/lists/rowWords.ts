import type { TitleKind } from '@/domain/title/title';
import { folded } from './columns';
import type { ListName } from './listedTitle';

/** Returns a map in which each word of a line has the line's value. */
const byWord = <Value>(lines: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(lines.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

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

export const kindOf = (cell: string): TitleKind | undefined => KINDS.get(folded(cell));

/** Returns whether Kinora does not support this kind. */
export const isForeignKind = (cell: string): boolean => FOREIGN_KINDS.has(folded(cell));

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
export const statusOf = (cell: string): Status | undefined => STATUSES.get(folded(cell.replace(/\d+\s*[x×]?/gi, '')));

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
  return isCount ? 'watched' : (SIGNS.get(cell.replace(/\ufe0f/g, '')) ?? ANSWERS.get(folded(cell)) ?? statusOf(cell));
}

/** Returns whether a cell has a value. Many exports write a sign or a word for an empty value. */
export const isFilled = (cell: string): boolean =>
  !/^(?:[-–—?/.\s]*|n\.?\/?a\.?|none|null|nil|unknown|unbekannt|0000-00-00.*)$/i.test(cell);

const STARS = /^(?:[★⭐✭✮*]+\s*½?|½)/u;
const NUMBER =
  /^(\d+(?:[.,]\d+)?)\s*(?:½|%|(?:\/|von|out of|of|sur|de)\s*\d+|★|stars?|sterne?|étoiles?|estrellas?|points?|punkte?)?$/iu;

/** Returns whether a cell is a rating above zero: a number, or stars. */
export const isRating = (cell: string): boolean =>
  STARS.test(cell) || Number(NUMBER.exec(cell)?.[1]?.replace(',', '.') ?? 0) > 0;
