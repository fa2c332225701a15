import type { Source } from '../record/source';
import type { TitleId } from './title';
import { isSampleId } from './title';

/** Where an address does not say whose a title is. */
export function likelySource(id: TitleId): Source {
  if (typeof id === 'string') return 'product';
  return isSampleId(id) ? 'sample' : 'tmdb';
}
