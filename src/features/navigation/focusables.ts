/**
 * Everything that takes the focus, except the link that skips the header, which is for the Tab key. Elements with
 * `tabindex="-1"` count only if they are controls.
 */
const FOCUSABLE =
  'a[href]:not([href="#content"]), button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex^="-"])';

/** A card with the link or button that covers it. The other controls of the card lie on it or below it. */
const CARD = 'article:has(> :is(a, button))';
const OPENER = 'article > :is(a, button):not(:is(a, button) ~ *)';

export const isShown = (element: HTMLElement): boolean =>
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

export const isOpener = (element: Element): boolean => element.matches(OPENER);

/** Returns the card that contains an element. */
export const cardOf = (element: Element): Element | null => element.closest(CARD);

/** Returns the elements in a part of the page that arrow keys can lead to. In cards, these are the openers. */
export const focusablesIn = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => (isOpener(element) || !cardOf(element)) && isShown(element),
  );

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
