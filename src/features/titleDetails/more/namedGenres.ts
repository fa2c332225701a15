import { genreName } from '@/domain/lists/genre';
import type { Title } from '@/domain/title/title';

/** A title's genres with their numbers, as far as it has those; a name without one leads nowhere. */
export function namedGenres({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>): {
  id: number | null;
  name: string;
}[] {
  const byName = new Map(genreIds.map((id) => [genreName(id), id]));
  // A record that lists both lists them in the same order.
  const isPaired = genres.length === genreIds.length;
  return genres.map((name, index) => ({ name, id: byName.get(name) ?? (isPaired ? (genreIds[index] ?? null) : null) }));
}
