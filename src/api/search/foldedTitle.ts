import type { Title } from '@/domain/title';
import { fold } from '@/lib/fold';

interface FoldedTitle {
  /** The title, and the original one where that is another. */
  names: string[];
  /** What a search looks through. */
  all: string;
}

/** Folding ten thousand overviews takes a moment, so each is folded once. */
const known = new WeakMap<Title, FoldedTitle>();

/** A title's texts as a search compares them. */
export function foldedTitle(title: Title): FoldedTitle {
  let folded = known.get(title);
  if (!folded) {
    const { originalTitle } = title;
    const isRenamed = originalTitle !== null && originalTitle !== title.title;
    folded = {
      names: [title.title, ...(isRenamed ? [originalTitle] : [])].map(fold),
      all: fold([title.title, title.overview, ...title.genres, ...(isRenamed ? [originalTitle] : [])].join(' ')),
    };
    known.set(title, folded);
  }
  return folded;
}
