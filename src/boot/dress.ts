import type { FirstLook } from '@/config/firstLook';
import { PAGE } from './page';
import { rewrite } from './rewrite';

/** The site's own name in Kinora's place. */
export const renamed = (text: string, { name }: FirstLook): string =>
  name ? text.replaceAll('Kinora', () => name) : text;

/** A copy of what a template holds: addresses begin at the bundle's place, and it looks as the deployer's site does. */
export function dressed(template: HTMLTemplateElement, look: FirstLook, base: string): DocumentFragment {
  // Not imported: pictures must not be sent for before their addresses are right.
  const content = template.content.cloneNode(true) as DocumentFragment;
  rewrite(content, (text) => renamed(text, look).replaceAll(PAGE.placeholder, () => base));
  const { name, wordmark, lacks = [] } = look;
  for (const lack of lacks) for (const link of content.querySelectorAll(`li:has(> a[href$="/${lack}"])`)) link.remove();
  if (name || wordmark)
    for (const mark of content.querySelectorAll<HTMLElement>('[data-wordmark]')) {
      mark.dataset.wordmark = 'own';
      const image = content.ownerDocument.createElement('img');
      // Its name alone, or its own sign.
      mark.replaceChildren(wordmark ? Object.assign(image, { src: wordmark, alt: '', height: 32 }) : mark.textContent);
    }
  return content;
}
