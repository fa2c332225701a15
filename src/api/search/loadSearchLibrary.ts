import { loadChunk } from '@/lib/loadChunk';
import type { searchLibrary } from './searchLibrary';

/** Loads the code for searches in the browser. It is a separate chunk, because only the search page needs it. */
export const loadSearchLibrary = async (): Promise<typeof searchLibrary> =>
  (await loadChunk(() => import(/* webpackChunkName: "search" */ './searchLibrary'))).searchLibrary;
