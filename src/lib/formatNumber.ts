/**
 * Returns a count with commas: `1,234,567`. `Intl.NumberFormat` needs tables that take a slow phone 40 ms to create, at
 * the time of the first user activity.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Returns a count with its noun: `1 season`, `3 seasons`, `1,234 movies`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
