import type { StoredBranding } from '@/config/storedBranding';
import { PAGE } from './page';
import { rewrite } from './templates';

/** Replaces the name Kinora with the name of the deployer's site. */
export const withBrandName = (text: string, { name }: StoredBranding): string =>
  name ? text.replaceAll('Kinora', () => name) : text;

/**
 * Returns a copy of a template with the bundle's base path in its URLs and the branding of the deployer's site.
 * @param translate returns the translation of a text or attribute
 */
export function withBranding(
  template: HTMLTemplateElement,
  branding: StoredBranding,
  base: string,
  translate = (text: string) => text,
): DocumentFragment {
  // The copy is not imported into the document yet, because images must not load before their URLs are correct.
  const content = template.content.cloneNode(true) as DocumentFragment;
  rewrite(content, (text) => withBrandName(translate(text), branding).replaceAll(PAGE.placeholder, () => base));
  const { name, wordmark, lacks = [] } = branding;
  for (const lack of lacks) for (const link of content.querySelectorAll(`li:has(> a[href$="/${lack}"])`)) link.remove();
  if (name || wordmark)
    for (const mark of content.querySelectorAll<HTMLElement>('[data-wordmark]')) {
      mark.dataset.wordmark = 'own';
      const image = content.ownerDocument.createElement('img');
      // The brand has a name only, or a wordmark image.
      mark.replaceChildren(wordmark ? Object.assign(image, { src: wordmark, alt: '', height: 32 }) : mark.textContent);
    }
  return content;
}
