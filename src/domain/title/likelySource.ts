import type { Source } from '../record/source';
import type { TitleId } from './title';
import { isSampleId } from './title';

/** Guesses the source of a title whose URL does not name it. */
export function likelySource(id: TitleId): Source {
  if (typeof id === 'string') return 'product';
  return isSampleId(id) ? 'sample' : 'tmdb';
}
