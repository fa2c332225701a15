/**
 * The `ref` of a `<picture>`. Copies the candidate addresses from `data-` attributes when the element is inserted.
 * Chromium never releases elements that depend on the window's width and were never inserted, and React creates such
 * elements in every render that it discards.
 */
export function applyDeferredSources(picture: HTMLPictureElement | null) {
  picture?.querySelectorAll<HTMLElement>('source, img').forEach((part) => {
    for (const [name, value = ''] of Object.entries(part.dataset)) part.setAttribute(name, value);
  });
}
