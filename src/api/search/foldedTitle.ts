import type { Title } from '@/domain/title/title';
import { fold } from '@/lib/fold';
import { perObject } from '@/lib/perObject';

interface FoldedTitle {
  /** The title, and the original one where that is another. */
  names: string[];
  /** What a search looks through. */
  all: string;
}

/** A title's texts as a search compares them: folding ten thousand overviews takes a moment, so each is folded once. */
export const foldedTitle = perObject((title: Title): FoldedTitle => {
  const { originalTitle, director } = title;
  const isRenamed = originalTitle !== null && originalTitle !== title.title;
  return {
    names: [title.title, ...(isRenamed ? [originalTitle] : [])].map(fold),
    all: fold(
      [title.title, title.overview, ...title.genres, director ?? '', ...(isRenamed ? [originalTitle] : [])].join(' '),
    ),
  };
});
