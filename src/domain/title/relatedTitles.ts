import type { Title } from './title';
import { titleKey } from './title';

/** By number and by name: own lists may say either. */
const genresOf = ({ genreIds, genres }: Title) => [...genreIds, ...genres];

/** Those that share a genre with a title, the most alike first. */
export function relatedTitles(title: Title, candidates: readonly Title[]): Title[] {
  const own = genresOf(title);
  const shared = (other: Title) => genresOf(other).filter((genre) => own.includes(genre)).length;
  return candidates
    .filter((other) => titleKey(other) !== titleKey(title) && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a));
}
