import { whenIdle } from '@/lib/idleQueue';
import { MoviePage, MoviesPage, SearchPage } from './routes';

/**
 * The pages that the viewer is most likely to open, in order. The chunk of the search page also contains other list
 * pages.
 */
const PAGES = [MoviePage, MoviesPage, SearchPage];

/**
 * Preloads the pages in idle time, so that a click does not wait for a script. Does nothing if the viewer saves data.
 */
export function preloadPages(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // If a chunk fails to load, it is requested again when the page is opened.
  for (const page of PAGES) whenIdle(() => void page.preload().catch(() => undefined));
}
