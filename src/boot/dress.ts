import type { FirstLook } from '@/config/firstLook';

interface Dress {
  look: FirstLook;
  /** What stands in the page's HTML for the bundle's place, and that place. */
  placeholder: string;
  base: string;
}

/** The site's own name in Kinora's place. */
export const renamed = (text: string, { name }: FirstLook): string => (name ? text.replaceAll('Kinora', name) : text);

/** A copy of what a template holds: addresses begin at the bundle's place, and it looks as the deployer's site does. */
export function dressed(template: HTMLTemplateElement, { look, placeholder, base }: Dress): DocumentFragment {
  // Not imported: pictures must not be sent for before their addresses are right.
  const content = template.content.cloneNode(true) as DocumentFragment;
  if (look.name) rename(content, look);
  for (const mark of content.querySelectorAll<HTMLElement>('[data-wordmark]')) {
    if (look.wordmark) mark.replaceChildren(pictureOf(look.wordmark.replace(placeholder, base)));
    else if (look.name) mark.querySelector('svg')?.remove();
    if (look.wordmark || look.name) mark.dataset.wordmark = 'own';
  }
  for (const name of ['href', 'src', 'srcset', 'imagesrcset']) {
    for (const part of content.querySelectorAll(`[${name}]`))
      part.setAttribute(name, (part.getAttribute(name) ?? '').replaceAll(placeholder, base));
  }
  return content;
}

function rename(content: DocumentFragment, look: FirstLook): void {
  const words = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) node.nodeValue = renamed(node.nodeValue ?? '', look);
  for (const part of content.querySelectorAll('[aria-label]')) part.ariaLabel = renamed(part.ariaLabel ?? '', look);
}

function pictureOf(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  image.alt = '';
  image.height = 32;
  return image;
}
