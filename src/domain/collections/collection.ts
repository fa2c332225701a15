import type { ImageRef } from '@/lib/safeUrls';
import type { Source } from '../record/source';
import type { Title, TitleId } from '../title/title';

/** The name of a collection of movies, as one of its movies gives it. */
export interface CollectionName {
  id: TitleId;
  /** The source that the id belongs to. */
  source: Source;
  name: string;
  poster: ImageRef | null;
  backdrop: ImageRef | null;
}

/** A collection with its movies, the oldest first. Movies without a date come last. */
export interface Collection extends CollectionName {
  overview: string;
  /** BCP 47, if the overview is in another language than the requested one; otherwise null. */
  overviewLanguage: string | null;
  titles: Title[];
}
