import { isRecord } from '@/lib/json';
import type { JsonPath } from './finding';
import { pictureFault } from './pictureFault';
import { formatValue } from './formatValue';
import type { Violation } from './violations';

/** Returns a path such as `seasons 1, episodes 2, name`. Numbers count from 1. */
export const pathText = (path: JsonPath): string =>
  path
    .map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${step}`))
    .join('')
    .replace(/^, /, '');

const IS_PICTURE = /(^|, )(poster(_path)?|Poster|backdrop(_path)?|profile_path|still_path|file_path)$/;

/** Describes a violation in words. */
export function formatViolation({ path, value, missing, wanted }: Violation): string {
  const place = pathText(path);
  if (missing !== undefined) return `${place === '' ? '' : `${place} `}has no ${missing}`;
  const refused = IS_PICTURE.test(place) && typeof value === 'string' ? pictureFault(value) : null;
  const written = isRecord(value) && place === '' ? '' : ` ${formatValue(value)}`;
  return `${place}${written} ${refused ?? `is not ${wanted}`}`.trim();
}
