import type { Attempt } from './attempt';
import { rewrite } from './rewrite';
import { templateOf } from './templates';

/** A picture of our own art, with its colour, or one of the image host's. */
const PLAIN = /^(?:(art\/[a-z]+\/[\w-]+)-\d+\.webp(#[\da-f]{6})?|\/[\w-]+\.jpg)$/;

/** The picture that the page begins with is painted before the app is here, where it is of a plain kind. */
export async function showPicture(root: HTMLElement, attempt: Attempt): Promise<void> {
  const slot = root.querySelector<HTMLElement>('[data-early-picture]');
  const template = templateOf('picture', attempt.screen);
  if (!slot || !template) return;
  const image = await attempt.picture.promise;
  const kind = PLAIN.exec(image);
  if (!kind || !slot.isConnected) return;
  const [, own, color = ''] = kind;
  const picture = attempt.copy(template).children[own ? 0 : 1] as HTMLElement;
  rewrite(picture, ['src', 'srcset'], (address) =>
    own ? address.replaceAll(/art\/[a-z]+\/0/g, own) : address.replaceAll('/0.jpg', image),
  );
  picture.style.background = color;
  delete slot.dataset.waiting;
  slot.dataset.earlyPicture = 'here';
  slot.append(picture);
}
