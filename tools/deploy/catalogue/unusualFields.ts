import { oneLine } from '@/lib/oneLine';
import type { UnknownRecord } from '@/lib/json';
import type { Fault } from './finding';
import { SCHEMAS } from './violations';

const KNOWN = Object.keys(SCHEMAS.title.properties);

/** Returns the letters of a name in lower case, so that `posterPath` and `Poster-Path` are equal. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const MAX_NAMES = 200;

/** Reports unknown fields with a name similar to a known one. Other fields of the deployer are allowed. */
export function unusualFields(raw: UnknownRecord): Fault[] {
  return Object.keys(raw)
    .slice(0, MAX_NAMES)
    .filter((name) => !KNOWN.includes(name) && name.length <= 40)
    .flatMap((name) => {
      const meant = KNOWN.find((known) => !Object.hasOwn(raw, known) && isNearly(bare(name), bare(known)));
      if (meant === undefined) return [];
      return [
        {
          severity: 'hint',
          rule: `name-${name}`,
          path: [name],
          problem: `has the field '${oneLine(name)}', which looks like '${meant}'`,
          effect: 'the app does not read it',
        } satisfies Fault,
      ];
    });
}

/**
 * Returns whether two names are equal. In long names, allows two swapped letters, or one wrong, missing or extra
 * letter.
 */
function isNearly(name: string, known: string): boolean {
  if (name === known) return true;
  if (known.length < 6 || Math.abs(name.length - known.length) > 1) return false;
  let start = 0;
  while (start < known.length && name[start] === known[start]) start += 1;
  const [restOfName, rest] = [name.slice(start), known.slice(start)];
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2);
  return (
    restOfName === swapped ||
    restOfName.slice(1) === rest.slice(1) ||
    restOfName.slice(1) === rest ||
    restOfName === rest.slice(1)
  );
}
