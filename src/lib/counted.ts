import { grouped } from './grouped';

/** Returns a count with its noun: `1 season`, `3 seasons`, `1,234 movies`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
