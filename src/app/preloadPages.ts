import { whenIdle } from '@/lib/idleQueue';
import { MoviePage, MoviesPage, SearchPage } from './routes';

/** The pages that others lead to, the likeliest first; the search page's chunk is also that of the other lists. */
const PAGES = [MoviePage, MoviesPage, SearchPage];

/** Fetches them in idle time, so that a press does not wait for a script; not for whoever saves data. */
export function preloadPages(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // One that does not come is asked for again when it is opened.
  for (const page of PAGES) whenIdle(() => void page.preload().catch(() => undefined));
}
