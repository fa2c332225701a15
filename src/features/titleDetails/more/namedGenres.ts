import { genreName } from '@/domain/lists/genre';
import type { Title } from '@/domain/title/title';

/** Pairs the names of a title's genres with their ids. A genre without an id gets no link. */
export function namedGenres({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>): {
  id: number | null;
  name: string;
}[] {
  const byName = new Map(genreIds.map((id) => [genreName(id), id]));
  // A record with both lists has them in the same order.
  const isPaired = genres.length === genreIds.length;
  return genres.map((name, index) => ({ name, id: byName.get(name) ?? (isPaired ? (genreIds[index] ?? null) : null) }));
}
