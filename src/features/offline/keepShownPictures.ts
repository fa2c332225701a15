import { whenIdle } from '@/lib/idleQueue';
import type { PictureShape } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';
import type { ImageRef } from '@/lib/safeUrls';

/** Returns the smallest image in the best format. The service worker serves it for the other sizes and formats, too. */
export function pictureAddress(
  image: ImageRef | null,
  shape: PictureShape,
  hosts: Parameters<typeof pictureSources>[2],
): string | null {
  const sources = image === null ? null : pictureSources(image, shape, hosts);
  if (!sources) return null;
  const set = sources.better[0]?.srcSet ?? sources.srcSet ?? sources.src;
  return set.split(/[ ,]/)[0] ?? null;
}

const TITLE_PATH = /\/movie\/[^/]+$/;

/** Returns whether an image belongs to the title of the page. Images in cards belong to other titles. */
const isOfPage = (image: unknown): image is HTMLImageElement =>
  image instanceof HTMLImageElement && image.closest('main') !== null && image.closest('article, li') === null;

/** Reports the images of each opened title page as they load, to store them for offline use. */
export function keepShownPictures(keep: (pictures: string[]) => void): void {
  const loaded = new Set<string>();
  const note = (image: unknown) => {
    if (!TITLE_PATH.test(window.location.pathname) || !isOfPage(image) || !image.currentSrc.startsWith('http')) return;
    if (loaded.size === 0)
      whenIdle(() => {
        keep([...loaded]);
        loaded.clear();
      });
    loaded.add(image.currentSrc);
  };
  // `load` events do not bubble, so the listener captures.
  document.addEventListener('load', ({ target }) => note(target), { capture: true });
  for (const image of document.images) if (image.complete) note(image);
}
