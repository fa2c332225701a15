import type { Title } from '@/domain/title/title';
import { formatDuration } from '@/i18n/durations';
import { t } from '@/i18n/t';

/** Returns the total running time of the movies in a list, as far as it is known; null if there are none. */
export function runningTime(titles: readonly Title[]): string | null {
  const films = titles.filter(({ kind }) => kind === 'movie');
  const known = films.flatMap(({ runtime }) => runtime ?? []);
  if (known.length === 0) return null;
  const total = formatDuration(known.reduce((sum, minutes) => sum + minutes, 0));
  return known.length < films.length ? t('more than {total} of film', { total }) : t('{total} of film', { total });
}
