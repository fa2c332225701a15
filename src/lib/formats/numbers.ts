/**
 * Returns a count with commas: `1,234,567`. `Intl.NumberFormat` needs tables that take a slow phone 40 ms to create, at
 * the time of the first user activity.
 */
export const formatNumber = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Returns a count with its English noun: `1 season`, `3 seasons`, `1,234 movies`. Only for the reports of the commands.
 * Texts that viewers read use `plural` of `i18n`.
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
