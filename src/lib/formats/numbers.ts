/**
 * Returns a count with commas: `1,234,567`. `Intl.NumberFormat` needs tables that take a slow phone 40 ms to create, at
 * the time of the first user activity.
 */
export const formatNumber = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Returns a count with its noun: `1 season`, `3 seasons`, `1,234 movies`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Returns a duration as `45 min`, `2 h` or `1 h 5 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}
