import type { Title } from './title';
import { titleKey } from './title';

/** Those that share a genre with a title, the most alike first. */
export function relatedTitles(title: Title, candidates: readonly Title[]): Title[] {
  const shared = ({ genreIds }: Title) => genreIds.filter((id) => title.genreIds.includes(id)).length;
  return candidates
    .filter((other) => titleKey(other) !== titleKey(title) && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a));
}
