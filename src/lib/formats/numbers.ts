import { once } from '../memoize';
import { isEnglish, locale } from './locale';

const number = once(() => new Intl.NumberFormat(locale()));

/**
 * Returns a count with separators: `1,234,567` in English. `Intl.NumberFormat` needs tables that take a slow phone 40 ms to
 * create, at the time of the first user activity, so English goes without it.
 */
export const formatNumber = (count: number): string =>
  isEnglish() ? String(count).replace(/\B(?=(?:\d{3})+$)/g, ',') : number().format(count);

const decimal = once(() => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** Returns a rating with one decimal: `8.7`, in German `8,7`. */
export const formatRating = (rating: number): string => (isEnglish() ? rating.toFixed(1) : decimal().format(rating));

/**
 * Returns a count with its English noun: `1 season`, `3 seasons`, `1,234 movies`. Only for the commands and the diagnostics.
 * All other texts use `plural` of `i18n`.
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
