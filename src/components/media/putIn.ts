/**
 * A picture's `ref`: its choice of addresses comes when it is put into the page. Chromium holds on for good to what
 * depends on the window's width and was never put in, and React makes such pictures in every render that it drops.
 */
export function putIn(picture: HTMLPictureElement | null) {
  picture?.querySelectorAll<HTMLElement>('source, img').forEach((part) => {
    for (const [name, value = ''] of Object.entries(part.dataset)) part.setAttribute(name, value);
  });
}
