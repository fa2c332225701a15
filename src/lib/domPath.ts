/**
 * The path to an element in the DOM. It starts at a section with a heading, because sections before it may appear and
 * disappear.
 */
export interface DomPath {
  /** The heading of the section; null outside of any section. */
  heading: string | null;
  /** The index among its siblings on each level, from the section down, or from the page. */
  path: readonly number[];
  /** The same from the page down, for a section. */
  whole?: readonly number[];
}

/** Matches sections with a heading. */
export const SECTIONS = 'section[aria-labelledby]';

/** Returns the text of a section's heading; null if the heading is missing. */
export const headingOf = (section: Element): string | null =>
  section.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`)?.textContent ?? null;

export function domPathOf(element: Element, page: Element): DomPath {
  const section = element.closest(SECTIONS);
  const heading = section && headingOf(section);
  const whole: number[] = [];
  /** The number of indices below the section. */
  let below: number | null = null;
  for (let current = element; current !== page && current.parentElement; current = current.parentElement) {
    if (current === section) below = whole.length;
    whole.unshift([...current.parentElement.children].indexOf(current));
  }
  if (heading === null || below === null) return { heading: null, path: whole };
  return { heading, path: whole.slice(whole.length - below), whole };
}

/** Returns a path that ignores the heading of the section, for a page in another language. */
export const byPosition = ({ path, whole = path }: DomPath): DomPath => ({ heading: null, path: whole });

export function resolveDomPath({ heading, path }: DomPath, page: Element): Element | null {
  const isIt = (section: Element) => headingOf(section) === heading;
  const top = heading === null ? page : ([...page.querySelectorAll(SECTIONS)].find(isIt) ?? null);
  return path.reduce<Element | null>((element, index) => element?.children.item(index) ?? null, top);
}
