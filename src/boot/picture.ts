import type { OwnBoot } from './protocol';
import { templateOf } from './templates';

/** A picture of our own art, with its colour, and one of the image host's. */
const OWN = /^(art\/[a-z]+\/[\w-]+)-\d+\.webp(#[\da-f]{6})?$/;
const HOSTED = /^\/[\w-]+\.jpg$/;

/** The picture that the page begins with is painted before the app is here, where it is of a plain kind. */
export async function showPicture(root: HTMLElement, screen: string, boot: OwnBoot): Promise<void> {
  const slot = root.querySelector<HTMLElement>('[data-early-picture]');
  const template = templateOf('picture', screen);
  if (!slot || !template) return;
  const image = await boot.picture;
  const own = OWN.exec(image);
  if ((!own && !HOSTED.test(image)) || !slot.isConnected) return;
  const picture = boot.copy(template).children[own ? 0 : 1];
  if (!(picture instanceof HTMLElement)) return;
  for (const part of picture.querySelectorAll('source, img')) {
    for (const name of ['src', 'srcset']) {
      const value = part.getAttribute(name);
      if (value === null) continue;
      part.setAttribute(
        name,
        own ? value.replaceAll(/art\/[a-z]+\/0/g, own[1] ?? '') : value.replaceAll('/0.jpg', image),
      );
    }
  }
  if (own) picture.style.background = own[2] ?? '';
  delete slot.dataset.waiting;
  slot.dataset.earlyPicture = 'here';
  slot.append(picture);
}
