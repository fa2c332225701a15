import type { BootContext } from './bootContext';
import { rewrite } from './rewrite';
import { PRERENDERED_ATTR, templateOf } from './templates';

/** Matches an image of Kinora's own art with its color, or an image of the image host. */
const PLAIN = /^(?:(art\/[a-z]+\/[\w-]+)-\d+\.webp(#[\da-f]{6})?|\/[\w-]+\.jpg)$/;

/** Shows the first image of the screen before the app runs, if its URL has a known form. */
export function showPicture(image: string, { screen, copy }: BootContext): void {
  const slot = document.querySelector<HTMLElement>(`[${PRERENDERED_ATTR}] [data-early-picture]`);
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
