import { isRecord } from '@/lib/json';
import type { Row } from './report';
import { yesOrNo } from './words';

/** A setting with such a name is a secret, whatever it holds. */
const SECRET_NAME = /key|token|secret|passw|pwd|credential|auth|signature|session/i;

/** As long as no word is, with letters and digits: a key, wherever it stands. */
const SECRET_TEXT = /(?=[\w~+=-]*\d)(?=[\w~+=-]*[a-z])[\w~+=-]{20,}/gi;

const HIDDEN = '…';

/** An address without what may be a secret in it: user, password, query, and parts that look like a key. */
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

/** Every setting of a configuration by its name, those in groups below the group's; of a secret only whether it is set. */
export function maskedRows(settings: object, group = ''): Row[] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    const label = group + key;
    if (value !== null && value !== undefined && value !== '' && SECRET_NAME.test(label))
      return { label, value: 'set' };
    const isGroup = isRecord(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));
    return isGroup ? maskedRows(value as object, `${label}.`) : { label, value: maskedValue(value) };
  });
}
