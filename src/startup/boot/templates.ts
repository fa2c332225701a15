import type { BootContext } from './screens';
import type { Boot } from '@/contracts/boot';

/** Changes all attribute values and texts of a node's descendants. */
export function rewrite(content: Node, change: (text: string) => string): void {
  const parts = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (parts.nextNode()) {
    const { currentNode } = parts;
    for (const part of currentNode instanceof Element ? currentNode.attributes : [currentNode]) {
      const text = part.nodeValue ?? '';
      const changed = change(text);
      if (changed !== text) part.nodeValue = changed;
    }
  }
}

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

type Kind = 'first' | 'notice' | 'picture' | 'preloads';

/** Returns a template of the page's HTML, by the name of the screen or notice. */
export const templateOf = (kind: Kind, name: string) =>
  document.getElementById(`${kind}-${name}`) as HTMLTemplateElement | null;

/** Marks the prerendered parts of the page. The app replaces them. */
const PRERENDERED_ATTR = 'data-boot';

/** Shows a template in the page. Does nothing if the app has already rendered. */
export function renderTemplate(kind: Kind, name: string, { copy }: Pick<Boot, 'copy'>): void {
  const template = templateOf(kind, name);
  const root = document.getElementById('root') as Node as HTMLElement;
  const now = root.firstElementChild;
  if (!template || (now && !now.hasAttribute(PRERENDERED_ATTR))) return;
  root.replaceChildren(copy(template));
  for (const part of root.children) part.setAttribute(PRERENDERED_ATTR, '');
}

/** Runs a function as soon as the page's HTML is parsed. */
export function onDomReady(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}
