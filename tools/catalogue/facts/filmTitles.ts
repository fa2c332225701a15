import { titleKey } from '../names/titleKey';
import type { FoundFilm } from '../scanResult';

/**
 * Drops the edition of a film if no other film has the same name and year. A film that exists once needs no
 * `(Restored)` after its title.
 */
export function filmTitles(films: readonly FoundFilm[]): FoundFilm[] {
  const keyOf = ({ title, year }: FoundFilm) => `${titleKey(title)} ${year ?? ''}`;
  const counts = new Map<string, number>();
  for (const film of films) counts.set(keyOf(film), (counts.get(keyOf(film)) ?? 0) + 1);
  return films.map((film) => (counts.get(keyOf(film)) === 1 ? { ...film, edition: null } : film));
}
