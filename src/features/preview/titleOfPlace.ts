import type { Title } from '@/domain/title/title';
import type { PictureHosts } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';

/** Returns the title that a card shows, matched by name and by poster, because titles can share a name. */
export function titleOfPlace(place: Element, titles: readonly Title[], hosts: PictureHosts): Title | undefined {
  const card = place.querySelector('article');
  const name = card?.getAttribute('aria-label');
  const poster = card?.querySelector('img')?.getAttribute('src');
  const isShown = (title: Title) =>
    !poster || (title.poster !== null && pictureSources(title.poster, 'poster', hosts)?.src === poster);
  return titles.find((title) => title.title === name && isShown(title));
}
