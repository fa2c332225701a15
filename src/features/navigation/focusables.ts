/**
 * Everything that takes the focus, except the skip links, which are for the Tab key. Elements with
 * `tabindex="-1"` count only if they are controls.
 */
const FOCUSABLE =
  'a[href]:not([href="#content"]), button:not([data-skip]), input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex^="-"])';

/** The link or button that covers a card. The other controls of the card lie on it or below it. */
const openerOf = (article: Element): Element | undefined =>
  [...article.children].find((child) => child instanceof HTMLAnchorElement || child instanceof HTMLButtonElement);

export const isShown = (element: HTMLElement): boolean =>
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

/** Returns the card that contains an element. An article without an opener is not a card. */
export function cardOf(element: Element): Element | null {
  const article = element.closest('article');
  return article && openerOf(article) ? article : null;
}

export function isOpener(element: Element): boolean {
  const { parentElement: parent } = element;
  return parent?.localName === 'article' && openerOf(parent) === element;
}

/** The preview of a card. It opens by itself, so it must not change where a key leads. The Tab key leads into it. */
const PREVIEW = '[popover="manual"]';

/**
 * Returns the elements in a part of the page that arrow keys can lead to, if they are shown. In cards, these are the
 * openers.
 */
export function candidatesIn(scope: Element): HTMLElement[] {
  const preview = scope.closest(PREVIEW);
  return [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest(PREVIEW) === preview && (isOpener(element) || !cardOf(element)),
  );
}

export const focusablesIn = (scope: Element): HTMLElement[] => candidatesIn(scope).filter(isShown);

/**
 * Groups elements by their section, so that some sections need not be measured. To measure an element of a row far from the
 * screen, the browser has to lay out the row.
 */
export function bySection(elements: readonly HTMLElement[]): { section: Element | null; elements: HTMLElement[] }[] {
  const groups = new Map<Element | null, HTMLElement[]>();
  for (const element of elements) {
    const section = element.closest('section');
    const group = groups.get(section);
    if (group) group.push(element);
    else groups.set(section, [element]);
  }
  return [...groups].map(([section, members]) => ({ section, elements: members }));
}

/** Returns the opener and the other controls of a card. */
export function controlsOf(card: Element): { opener: HTMLElement | undefined; others: HTMLElement[] } {
  const all = [...card.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  return { opener: all.find(isOpener), others: all.filter((element) => !isOpener(element)) };
}

/** Returns the place of an element on the screen. An opener has the place of its card. */
export const boxOf = (element: Element): DOMRect =>
  (isOpener(element) ? (cardOf(element) ?? element) : element).getBoundingClientRect();

export function isOnScreen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
