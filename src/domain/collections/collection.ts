import type { ImageRef } from '@/lib/imageRef';
import type { Source } from '../record/source';
import type { Title, TitleId } from '../title/title';

/** Films that belong together, as one of them names them. */
export interface CollectionName {
  id: TitleId;
  /** Whose id it is. */
  source: Source;
  name: string;
  poster: ImageRef | null;
  backdrop: ImageRef | null;
}

/** With its films, the oldest first; what has no date comes last. */
export interface Collection extends CollectionName {
  overview: string;
  /** BCP 47, where the overview is in another language than was asked for. */
  overviewLanguage: string | null;
  titles: Title[];
}
