/** Where an element stands on a page: in its headed section, as sections before it come and go. */
export interface PagePlace {
  /** The section's heading; null outside of any. */
  heading: string | null;
  /** The index among its siblings, from the section down, or from the page. */
  path: readonly number[];
}

/** Those that have a heading. */
export const SECTIONS = 'section[aria-labelledby]';

/** What its heading says; null where that is not there. */
export const headingOf = (section: Element): string | null =>
  section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`)?.textContent ?? null;

export function placeOf(element: Element, page: Element): PagePlace {
  const section = element.closest(SECTIONS);
  const heading = section && headingOf(section);
  const top = heading === null ? page : section;
  const path: number[] = [];
  let current = element;
  while (current !== top && current.parentElement) {
    path.unshift([...current.parentElement.children].indexOf(current));
    current = current.parentElement;
  }
  return { heading, path };
}

export function elementIn({ heading, path }: PagePlace, page: Element): Element | null {
  const isIt = (section: Element) => headingOf(section) === heading;
  const top = heading === null ? page : ([...page.querySelectorAll(SECTIONS)].find(isIt) ?? null);
  return path.reduce<Element | null>((element, index) => element?.children.item(index) ?? null, top);
}
