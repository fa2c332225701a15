/** Where an element stands on a page: in its headed section, as sections before it come and go. */
export interface PagePlace {
  /** The section's heading; null outside of any. */
  heading: string | null;
  /** The index among its siblings, from the section down, or from the page. */
  path: readonly number[];
}

const headingOf = (section: Element): string | null =>
  document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ?? null;

const sectionsOf = (page: Element) => [...page.querySelectorAll('section[aria-labelledby]')];

export function placeOf(element: Element, page: Element): PagePlace {
  const section = sectionsOf(page).findLast((candidate) => candidate.contains(element));
  const top = section ?? page;
  const path: number[] = [];
  let current = element;
  while (current !== top && current.parentElement) {
    path.unshift([...current.parentElement.children].indexOf(current));
    current = current.parentElement;
  }
  return { heading: section ? headingOf(section) : null, path };
}

export function elementIn({ heading, path }: PagePlace, page: Element): Element | null {
  const top = heading === null ? page : sectionsOf(page).find((section) => headingOf(section) === heading);
  return path.reduce<Element | null>((element, index) => element?.children.item(index) ?? null, top ?? null);
}
