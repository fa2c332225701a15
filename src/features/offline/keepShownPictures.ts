import { whenIdle } from '@/lib/idleQueue';

const TITLE_PATH = /\/movie\/[^/]+$/;

/** The picture is of the title that has the page: cards show other ones. */
const isOfPage = (image: unknown): image is HTMLImageElement =>
  image instanceof HTMLImageElement && image.closest('main') !== null && image.closest('article, li') === null;

/** Keeps the pictures of each title whose page is opened, as they load. */
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
  // It does not bubble.
  document.addEventListener('load', ({ target }) => note(target), { capture: true });
  for (const image of document.images) if (image.complete) note(image);
}
