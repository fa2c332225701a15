import { assignIds } from '../ids/assignIds';
import type { Identity } from '../ids/identity';
import type { Work } from '../work';
import type { GenreBook } from './genreIds';
import { createGenreBook } from './genreIds';
import type { Metadata } from './metadata';

/** A title without its id and the ids of its genres. */
export interface Draft extends Omit<Work, 'id' | 'facts'> {
  metadata: Metadata;
  title: string;
  year: number | null;
}

export interface GatheredWorks {
  works: Work[];
  book: GenreBook;
  /** The assigned ids by identity key, for the next run. */
  known: Record<string, string>;
}

/**
 * Gives drafts their ids and the ids of their genres.
 * @param identities the identity of each draft, in the same order
 * @param idsBefore the ids that an earlier run assigned, by identity key
 */
export function finishDrafts(
  drafts: readonly Draft[],
  identities: readonly Identity[],
  idsBefore: Readonly<Record<string, string>>,
): GatheredWorks {
  const { ids, known } = assignIds(identities, idsBefore);
  const book = createGenreBook(drafts.flatMap(({ metadata }) => metadata.genres));
  const works = drafts.map(({ metadata, title, year, ...draft }, index): Work => ({
    ...draft,
    id: ids[index] ?? '',
    facts: { ...metadata, title, year, genres: book.genresOf(metadata.genres) },
  }));
  return { works, book, known };
}
