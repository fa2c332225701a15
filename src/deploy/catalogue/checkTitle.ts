import { readTitle, readTitleId } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { youTubeKey } from '@/domain/title/youTubeKey';
import { firstField, isRecord } from '@/lib/json';
import type { Fault } from './finding';
import { formatViolation } from './formatViolation';
import { SCHEMAS } from './schemas';
import { formatValue } from './formatValue';
import { TITLE_FIELDS } from './titleFields';
import type { Around } from './unlikelyValues';
import { naturalReading } from './naturalReading';
import { unlikelyValues } from './unlikelyValues';
import { unusualFields } from './unusualFields';
import type { Violation } from './violations';
import { violations } from './violations';

/** The title as the app reads it, and the faults of its record. */
export interface TitleCheck {
  title: Title | null;
  faults: Fault[];
}

const LEFT_OUT = 'the app leaves it out';

/** Checks one record. Uses the app's own reader, so that the report matches the app. */
export function checkTitle(raw: unknown, around: Around): TitleCheck {
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
