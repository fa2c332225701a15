import { once } from '../memoize';
import { locale } from './locale';

const list = once(() => new Intl.ListFormat(locale()));
const collator = once(() => new Intl.Collator(locale()));

/** Returns `movies, series, and people`. */
export const formatList = (names: readonly string[]): string => list().format(names);

/** Compares two texts for sorting, as viewers expect: `Éloge` is between `Eagle` and `Epic`. */
export const compareText = (a: string, b: string): number => collator().compare(a, b);
