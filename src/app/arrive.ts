import type { Boot } from '@/boot/protocol';
import { BASE_PATH } from '@/config/basePath';
import { PLACE_KEY } from '@/persistence/storedNames';

/**
 * The bundle is here: the next visit looks for it here first, and from now on a page has one address, without `index.html`
 * and, but for home, a folder's slash.
 */
export function arrive({ path, copy }: Boot): void {
  const links = document.querySelector<HTMLTemplateElement>('#links');
  if (links) document.head.append(copy(links));
  try {
    localStorage.setItem(PLACE_KEY, BASE_PATH);
  } catch {
    // Then it is looked for again.
  }
  const address = BASE_PATH + path;
  const { pathname, search, hash } = location;
  if (pathname !== address) history.replaceState(history.state, '', address + search + hash);
}
