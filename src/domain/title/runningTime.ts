import { hoursAndMinutes } from '@/lib/hoursAndMinutes';
import type { Title } from './title';

/** How long the films of a list take together, as far as that is known; null where there are none. */
export function runningTime(titles: readonly Title[]): string | null {
  const films = titles.filter(({ kind }) => kind === 'movie');
  const known = films.flatMap(({ runtime }) => runtime ?? []);
  if (known.length === 0) return null;
  const total = hoursAndMinutes(known.reduce((sum, minutes) => sum + minutes, 0));
  return known.length < films.length ? `more than ${total} of film` : `${total} of film`;
}
