/** Elements that may take the focus. Those with `tabindex="-1"` count only if they are controls. */
const CONTROL = 'a, button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Elements of that selector that do not take the focus, and the skip links, which are for the Tab key. */
const NO_STOP =
  'a:not([href]), [href="#content"], [data-skip], [type="hidden"], [contenteditable="false"], :not(a, button, input, select, textarea, summary)[tabindex^="-"]';

/** The link or button that covers a card. The other controls of the card lie on it or below it. */
const openerOf = (article: Element): Element | null => article.querySelector(':scope > :is(a, button)');

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
 * @param section only those of this section; with null, only those outside of all sections
 */
export function candidatesIn(scope: Element, section?: Element | null): HTMLElement[] {
  const preview = scope.closest(PREVIEW);
  // The cheapest and most selective conditions come first, because a page has hundreds of controls.
  return [...scope.querySelectorAll<HTMLElement>(CONTROL)].filter((element) => {
    if (section !== undefined && element.closest('section') !== section) return false;
    const article = element.closest('article');
    const opener = article && openerOf(article);
    if (opener && opener !== element) return false;
    return !element.matches(NO_STOP) && element.closest(PREVIEW) === preview;
  });
}

export const focusablesIn = (scope: Element): HTMLElement[] => candidatesIn(scope).filter(isShown);

/**
 * Returns the sections in a part of the page, and the candidates outside of them as one group. Some sections need not be
 * searched: to measure an element of a row far from the screen, the browser has to lay out the row.
 */
export const groupsIn = (scope: Element): { section: Element | null; candidates: () => HTMLElement[] }[] => [
  { section: null, candidates: () => candidatesIn(scope, scope.closest('section')) },
  ...[...scope.querySelectorAll('section')].map((section) => ({
    section,
    candidates: () => candidatesIn(section, section),
  })),
];

/** Returns the opener and the other controls of a card. */
export function controlsOf(card: Element): { opener: HTMLElement | undefined; others: HTMLElement[] } {
  const all = [...card.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (element) => !element.matches(NO_STOP) && isShown(element),
  );
  return { opener: all.find(isOpener), others: all.filter((element) => !isOpener(element)) };
}

/**
 * Returns the place of an element on the screen. An opener has the place of its card, and an input that is hidden in its
 * label has the place of the label.
 */
export function boxOf(element: Element): DOMRect {
  const label = element.matches('.visually-hidden') ? element.closest('label') : null;
  return (label ?? (isOpener(element) ? cardOf(element) : null) ?? element).getBoundingClientRect();
}

export function isOnScreen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
