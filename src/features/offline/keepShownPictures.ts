import { whenIdle } from '@/lib/idleQueue';

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
