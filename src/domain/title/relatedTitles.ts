import type { Title } from './title';
import { titleKey } from './title';

/** Uses ids and names, because own lists may contain either. */
const genresOf = ({ genreIds, genres }: Title) => [...genreIds, ...genres];

/** Returns the titles that share a genre with a title, those with the most genres in common first. */
export function relatedTitles(title: Title, candidates: readonly Title[]): Title[] {
  const own = genresOf(title);
  const shared = (other: Title) => genresOf(other).filter((genre) => own.includes(genre)).length;
  return candidates
    .filter((other) => titleKey(other) !== titleKey(title) && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a));
}
