import type { FirstLook } from '@/config/firstLook';
import { PAGE } from './page';
import { rewrite } from './rewrite';

/** The site's own name in Kinora's place. */
export const renamed = (text: string, { name }: FirstLook): string => (name ? text.replaceAll('Kinora', name) : text);

/** A copy of what a template holds: addresses begin at the bundle's place, and it looks as the deployer's site does. */
export function dressed(template: HTMLTemplateElement, look: FirstLook, base: string): DocumentFragment {
  // Not imported: pictures must not be sent for before their addresses are right.
  const content = template.content.cloneNode(true) as DocumentFragment;
  const { name, wordmark } = look;
  if (name) {
    const words = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) words.currentNode.nodeValue = renamed(words.currentNode.nodeValue ?? '', look);
    rewrite(content, ['aria-label'], (label) => renamed(label, look));
  }
  if (name || wordmark)
    for (const mark of content.querySelectorAll<HTMLElement>('[data-wordmark]')) {
      mark.dataset.wordmark = 'own';
      if (wordmark) mark.replaceChildren(pictureOf(wordmark, content));
      else mark.querySelector('svg')?.remove();
    }
  rewrite(content, ['href', 'src', 'srcset', 'imagesrcset'], (address) => address.replaceAll(PAGE.placeholder, base));
  return content;
}

/** @param owner whose pictures are not sent for */
function pictureOf(address: string, owner: Node): HTMLImageElement {
  const image = (owner.ownerDocument ?? document).createElement('img');
  image.setAttribute('src', address);
  image.alt = '';
  image.height = 32;
  return image;
}
