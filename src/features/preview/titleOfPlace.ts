import type { Title } from '@/domain/title/title';
import type { PictureHosts } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';

/** The title that a card shows, of all that are known: it has its name and, as names are not rare, its poster. */
export function titleOfPlace(place: Element, titles: readonly Title[], hosts: PictureHosts): Title | undefined {
  const card = place.querySelector('article');
  const name = card?.getAttribute('aria-label');
  const poster = card?.querySelector('img')?.getAttribute('src');
  const isShown = (title: Title) =>
    !poster || (title.poster !== null && pictureSources(title.poster, 'poster', hosts)?.src === poster);
  return titles.find((title) => title.title === name && isShown(title));
}
