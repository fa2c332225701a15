import { genreName } from '@/domain/lists/genre';
import { readTitle, readTitleId } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import { UNKNOWN } from '@/domain/title/title';
import { youTubeKey } from '@/domain/title/youTubeKey';
import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import type { Fault, JsonPath } from './finding';
import { formatValue } from './formatValue';
import { formatViolation } from './formatViolation';
import { unusualFields } from './unusualFields';
import type { Violation } from './violations';
import { SCHEMAS, violations } from './violations';

/** Formats outside the schema that the app reads without loss. */
const NATURAL: Partial<Record<keyof Title, RegExp>> = {
  releaseDate: /^\d\d?\.\d\d?\.\d{4}$/,
  runtime: /^\s*\d{1,2}\s*(?:h(?:ours?|rs?)?|:)\.?\s*(?:\d{1,2}\s*(?:m(?:in(?:ute)?s?)?)?\.?)?\s*$/i,
  rating: /^(?:\d|10)(?:[.,]\d+)?$/,
};

/** Returns how the app reads a value in an informal format. Returns null if it loses a part or all of it. */
function naturalReading(field: keyof Title, value: unknown, title: Title): string | null {
  if (typeof value !== 'string') return null;
  if (field === 'trailer') {
    const key = youTubeKey(value);
    return key === null ? null : `the key ${key}`;
  }
  if (field === 'genres') return title.genres.length > 0 ? title.genres.map(formatValue).join(', ') : null;
  const read = title[field];
  if (read === null || read === undefined || NATURAL[field]?.test(value) !== true) return null;
  return field === 'runtime' ? `${formatValue(read)} minutes` : formatValue(read);
}

/** A field of a title, with its names in records. */
interface TitleField {
  field: Exclude<keyof Title, 'isPlayable' | 'isPosterUntitled'>;
  names: readonly string[];
  /** The behavior of the app if the reader found no value. */
  none: string;
  /** Whether a shortened value loses information. Dates and numbers lose none. */
  isText?: boolean;
}

export const TITLE_FIELDS: readonly TitleField[] = [
  { field: 'id', names: ['id', 'imdbID', 'tmdbID'], none: 'leaves it out' },
  { field: 'title', names: ['title', 'Title', 'name', 'Name'], none: 'leaves it out', isText: true },
  { field: 'kind', names: ['kind', 'media_type', 'Type'], none: 'uses the kind of the list' },
  { field: 'originalTitle', names: ['original_title', 'original_name'], none: 'ignores it', isText: true },
  { field: 'releaseDate', names: ['release_date', 'first_air_date'], none: 'shows no date' },
  { field: 'year', names: ['year', 'Year'], none: 'shows no year' },
  { field: 'poster', names: ['poster', 'Poster', 'poster_path'], none: "shows 'No Image'" },
  { field: 'backdrop', names: ['backdrop_path', 'backdrop'], none: 'shows no backdrop' },
  { field: 'overview', names: ['overview', 'Plot', 'description'], none: `shows '${UNKNOWN.overview}'`, isText: true },
  { field: 'genres', names: ['genres', 'genre', 'Genre'], none: 'shows no genre' },
  { field: 'genreIds', names: ['genre_ids'], none: 'lists it under no genre' },
  { field: 'director', names: ['director', 'Director'], none: 'shows no director', isText: true },
  { field: 'runtime', names: ['runtime', 'Runtime'], none: 'shows no runtime' },
  { field: 'rating', names: ['vote_average', 'imdbRating', 'rating'], none: `shows '${UNKNOWN.rating}'` },
  { field: 'trailer', names: ['trailer_key'], none: "shows 'Trailer not available'" },
];

/** The context of a record. */
interface RecordContext {
  /** The kind of titles in the list. */
  kind: TitleKind | undefined;
  /** The genres that the catalogue names itself. */
  genreIds: ReadonlySet<number>;
  thisYear: number;
}

/** A date further in the future is probably a typing mistake. */
const YEARS_AHEAD = 10;

/** Reports values that are valid, but probably not intended. */
function unlikelyValues(raw: UnknownRecord, title: Title, { genreIds, thisYear }: RecordContext): Fault[] {
  const hint = (rule: string, path: JsonPath, problem: string, effect: string): Fault => ({
    severity: 'hint',
    rule,
    path,
    problem,
    effect,
  });
  const dateName = ['release_date', 'first_air_date'].find((name) => name in raw) ?? 'year';
  const isAhead = (title.year ?? 0) > thisYear + YEARS_AHEAD;
  const unknown = title.genreIds.filter((id) => genreName(id) === undefined && !genreIds.has(id));
  const listed = Array.isArray(raw.genre_ids) ? 'genre_ids' : 'genres';
  // Genre ids need no names if the record itself has a name for each of them.
  const isNameless = title.genres.length < title.genreIds.length;
  return [
    ...(isAhead
      ? [
          hint(
            'far-future',
            [dateName],
            `${dateName} ${formatValue(raw[dateName])} is far in the future`,
            'the app shows it unchanged',
          ),
        ]
      : []),
    ...(isNameless ? unknown : []).map((id) =>
      hint(
        'unknown-genre',
        [listed],
        `${listed} has ${id}, which neither TMDB nor movies/genres names`,
        'the app shows no name for it',
      ),
    ),
  ];
}

/** The title as the app reads it, and the faults of its record. */
interface TitleCheck {
  title: Title | null;
  faults: Fault[];
}

const LEFT_OUT = 'the app leaves it out';

/** Checks one record. Uses the app's own reader, so that the report matches the app. */
export function checkTitle(raw: unknown, around: RecordContext): TitleCheck {
  const title = readTitle(raw, around.kind, 'product');
  if (!title || !isRecord(raw))
    return {
      title: null,
      faults: [{ severity: 'error', rule: 'left-out', path: [], problem: whyLeftOut(raw), effect: LEFT_OUT }],
    };
  const wrong = violations(raw, SCHEMAS.title)
    .filter(({ path }) => path.length > 0)
    .flatMap((violation) => sayOfTitle(violation, title));
  return { title, faults: [...wrong, ...unusualFields(raw), ...unlikelyValues(raw, title, around)] };
}

function whyLeftOut(raw: unknown): string {
  if (!isRecord(raw)) return `is not a record but ${formatValue(raw)}`;
  if (raw.media_type === 'person') return "is a person (media_type 'person')";
  const id = firstField(raw, 'id', 'imdbID', 'tmdbID');
  if (id === undefined) return 'has no id';
  if (readTitleId(id) === null)
    return `has the id ${formatValue(id)}, which is not a positive whole number, or up to 64 letters, digits, '-' and '_'`;
  const title = firstField(raw, 'title', 'Title', 'name', 'Name');
  return typeof title === 'string' && title !== ''
    ? `has a title without visible characters (${formatValue(title)})`
    : 'has no title';
}

/** Describes a wrong field of a title. The severity depends on what the reader made of the value. */
function sayOfTitle(violation: Violation, title: Title): Fault[] {
  const { path, value } = violation;
  const [name] = path;
  const known = TITLE_FIELDS.find(({ names }) => names.includes(String(name)));
  if (name === 'genre_ids' && typeof value === 'string' && /^\d+$/.test(value))
    return [{ ...sayOfPart(violation), severity: 'hint', effect: `the app reads ${Number(value)}` }];
  if (name === 'trailer' && youTubeKey(value) !== null)
    return [{ ...sayOfPart(violation), severity: 'hint', effect: `the app reads the key ${youTubeKey(value)}` }];
  if (!known || path.length > 1) return [sayOfPart(violation)];
  const { field, none, isText } = known;
  const read = title[field];
  // An empty field counts as missing, because another field name may have the value.
  if (read === value || value === null || value === '') return [];
  const fault = { rule: `field-${name}`, path, problem: formatViolation(violation) };
  const natural = naturalReading(field, value, title);
  if (natural !== null) return [{ ...fault, severity: 'hint', effect: `the app reads ${natural}` }];
  if (read === null || read === undefined || read === '' || (Array.isArray(read) && read.length === 0))
    return [{ ...fault, severity: 'warning', effect: `the app ${none}` }];
  if (Array.isArray(read)) return [{ ...fault, severity: 'warning', effect: `the app reads ${read.length} of them` }];
  const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (isText && typeof read === 'string' && read !== written)
    return [{ ...fault, severity: 'warning', effect: `the app shows the first ${Array.from(read).length} characters` }];
  const isKept =
    typeof read === 'string' ? written.startsWith(read) : Math.abs(Number.parseFloat(written) - read) <= 0.5;
  return [{ ...fault, severity: isKept ? 'hint' : 'warning', effect: `the app reads ${formatValue(read)}` }];
}

/** Describes a wrong value that only a title's own page shows. */
export const sayOfPart = (violation: Violation): Fault => ({
  severity: 'warning',
  rule: `part-${violation.path.filter((step) => typeof step === 'string').join('-')}`,
  path: violation.path,
  problem: formatViolation(violation),
  effect: violation.missing === undefined ? 'the app ignores it' : LEFT_OUT,
});
