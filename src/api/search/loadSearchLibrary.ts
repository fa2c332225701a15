import { loadChunk } from '@/lib/loadChunk';
import type { searchLibrary } from './searchLibrary';

/** Searching in the browser is a chunk of its own, which nobody needs before the search page. */
export const loadSearchLibrary = async (): Promise<typeof searchLibrary> =>
  (await loadChunk(() => import(/* webpackChunkName: "search" */ './searchLibrary'))).searchLibrary;
