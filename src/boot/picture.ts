import type { Attempt } from './attempt';
import { rewrite } from './rewrite';
import { OWN, templateOf } from './templates';

/** A picture of our own art, with its colour, or one of the image host's. */
const PLAIN = /^(?:(art\/[a-z]+\/[\w-]+)-\d+\.webp(#[\da-f]{6})?|\/[\w-]+\.jpg)$/;

/** The picture that the page begins with is painted before the app is here, where it is of a plain kind. */
export function showPicture(image: string, { screen, copy }: Attempt): void {
  const slot = document.querySelector<HTMLElement>(`[${OWN}] [data-early-picture]`);
  const template = templateOf('picture', screen);
  const kind = PLAIN.exec(image);
  if (!slot || !template || !kind) return;
  const [, own, color = ''] = kind;
  const picture = copy(template).children[own ? 0 : 1] as HTMLElement;
  rewrite(picture, (text) => (own ? text.replaceAll(/art\/[a-z]+\/0/g, own) : text.replaceAll('/0.jpg', image)));
  picture.style.background = color;
  delete slot.dataset.waiting;
  slot.dataset.earlyPicture = 'here';
  slot.append(picture);
}
