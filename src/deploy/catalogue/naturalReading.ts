import type { Title } from '@/domain/title/title';
import { youTubeKey } from '@/domain/title/youTubeKey';
import { formatValue } from './formatValue';

/** Formats outside the schema that the app reads without loss. */
const NATURAL: Partial<Record<keyof Title, RegExp>> = {
  releaseDate: /^\d\d?\.\d\d?\.\d{4}$/,
  runtime: /^\s*\d{1,2}\s*(?:h(?:ours?|rs?)?|:)\.?\s*(?:\d{1,2}\s*(?:m(?:in(?:ute)?s?)?)?\.?)?\s*$/i,
  rating: /^(?:\d|10)(?:[.,]\d+)?$/,
};

/** Returns how the app reads a value in an informal format. Returns null if it loses a part or all of it. */
export function naturalReading(field: keyof Title, value: unknown, title: Title): string | null {
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
