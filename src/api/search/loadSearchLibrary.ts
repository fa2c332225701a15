import { importWithRetry } from '@/lib/importWithRetry';
import type { searchLibrary } from './searchLibrary';

/** Loads the code for searches in the browser. It is a separate chunk, because only the search page needs it. */
export const loadSearchLibrary = async (): Promise<typeof searchLibrary> =>
  (await importWithRetry(() => import(/* webpackChunkName: "search" */ './searchLibrary'))).searchLibrary;
