import type { Boot } from '@/contracts/boot';
import { BASE_PATH } from '@/config/basePath';
import { PLACE_KEY } from '@/persistence/storedNames';

/**
 * Records the base path for the next visit. Gives the page its canonical URL: without `index.html`, and without a final
 * slash except for home.
 */
export function settleBasePath({ path, copy }: Boot): void {
  const links = document.querySelector<HTMLTemplateElement>('#links');
  if (links) document.head.append(copy(links));
  try {
    localStorage.setItem(PLACE_KEY, BASE_PATH);
  } catch {
    // The next visit then searches for the base path again.
  }
  const address = BASE_PATH + path;
  const { pathname, search, hash } = location;
  if (pathname !== address) history.replaceState(history.state, '', address + search + hash);
}
