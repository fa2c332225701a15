import { titleKey } from '../names/titleKey';
import type { FoundFilm } from '../shelf';

/**
 * Keeps the edition of a film only where it tells it from another film of its name and year: a film that is there once needs
 * no `(Restored)` behind its title.
 */
export function filmTitles(films: readonly FoundFilm[]): FoundFilm[] {
  const keyOf = ({ title, year }: FoundFilm) => `${titleKey(title)} ${year ?? ''}`;
  const counts = new Map<string, number>();
  for (const film of films) counts.set(keyOf(film), (counts.get(keyOf(film)) ?? 0) + 1);
  return films.map((film) => (counts.get(keyOf(film)) === 1 ? { ...film, edition: null } : film));
}
