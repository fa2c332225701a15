import { isRecord } from '@/lib/json';
import type { Row } from './report';
import { yesOrNo } from './words';

/** A setting with such a name counts as a secret, whatever its value. */
const SECRET_NAME = /key|token|secret|passw|pwd|credential|auth|signature|session/i;

/** A long sequence of letters and digits counts as a key, in any setting. */
const SECRET_TEXT = /(?=[\w~+=-]*\d)(?=[\w~+=-]*[a-z])[\w~+=-]{20,}/gi;

const HIDDEN = '…';

/** Removes parts of an address that may be secret: user, password, query, and path segments that look like a key. */
function maskedAddress({ origin, pathname }: URL): string {
  return (origin + pathname).replace(SECRET_TEXT, HIDDEN);
}

function maskedValue(value: unknown): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(maskedValue).join(', ');
  if (typeof value !== 'string' || value === '') return 'not set';
  if (/^#[\da-f]{6}$/.test(value)) return value;
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return URL.canParse(value) ? maskedAddress(new URL(value)) : 'set';
  return value.replace(/[?#].*/s, '').replace(SECRET_TEXT, HIDDEN);
}

/**
 * Returns a row for each setting. Nested settings have the name of their group as a prefix. Secrets show only whether
 * they are set.
 */
export function maskedRows(settings: object, group = ''): Row[] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    const label = group + key;
    if (value !== null && value !== undefined && value !== '' && SECRET_NAME.test(label))
      return { label, value: 'set' };
    const isGroup = isRecord(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));
    return isGroup ? maskedRows(value as object, `${label}.`) : { label, value: maskedValue(value) };
  });
}
