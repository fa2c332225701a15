import { once } from '../memoize';
import { LOCALE } from './locale';

const list = once(() => new Intl.ListFormat(LOCALE));
const collator = once(() => new Intl.Collator(LOCALE));

/** Returns `movies, series, and people`. */
export const formatList = (names: readonly string[]): string => list().format(names);

/** Compares two texts for sorting, as viewers expect: `Éloge` is between `Eagle` and `Epic`. */
export const compareText = (a: string, b: string): number => collator().compare(a, b);
