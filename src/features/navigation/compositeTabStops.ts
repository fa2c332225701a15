import { focusablesIn, isOnScreen, isShown } from './focusables';

/** A row, a list of cards, the hero or the navigation: one stop for the Tab key, and arrow keys inside. */
const COMPOSITE = '[data-composite]';

const TABBABLE = 'a[href], button, [tabindex="0"]';

export const compositeOf = (element: Element | null): Element | null => element?.closest(COMPOSITE) ?? null;

/** The element of each composite that last had the focus. */
const lastFocused = new WeakMap<Element, HTMLElement>();

/**
 * Makes each composite one stop for the Tab key. All its elements keep their `tabindex`, so the page needs no scripts, and
 * long lists may render as they like: a press of Tab takes the other elements out of the order for its own time only.
 */
export function startCompositeTabStops(): void {
  let left: Element | null | undefined;

  document.addEventListener('keydown', (event) => {
    const { key, defaultPrevented, ctrlKey, altKey, metaKey } = event;
    if (key !== 'Tab' || defaultPrevented || ctrlKey || altKey || metaKey) return;
    left = compositeOf(document.activeElement);
    if (left) skipOthers(left);
    // The browser has moved the focus by then.
    setTimeout(() => (left = undefined));
  });

  document.addEventListener('focusin', ({ target }) => {
    const composite = target instanceof HTMLElement ? compositeOf(target) : null;
    const isEntered = left !== undefined && composite !== left;
    left = undefined;
    if (!composite) return;
    const goal = isEntered ? entryOf(composite) : undefined;
    if (goal && goal !== target) goal.focus();
    else lastFocused.set(composite, target as HTMLElement);
  });
}

/**
 * Takes all elements but the focused one out of the tab order until the browser has moved the focus. The preview of a card
 * stays, because Tab leads into it.
 */
function skipOthers(composite: Element): void {
  const others = [...composite.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element !== document.activeElement && element.tabIndex === 0 && !element.closest('[popover]:popover-open'),
  );
  const values = others.map((element) => element.getAttribute('tabindex'));
  for (const element of others) element.tabIndex = -1;
  setTimeout(() => {
    for (const [index, element] of others.entries()) {
      const value = values[index];
      if (value == null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', value);
    }
  });
}

/** Returns the element of a composite that last had the focus, if it can still have it. */
export function lastFocusedIn(composite: Element): HTMLElement | undefined {
  const last = lastFocused.get(composite);
  return last && composite.contains(last) && isShown(last) ? last : undefined;
}

const entryOf = (composite: Element): HTMLElement | undefined =>
  lastFocusedIn(composite) ?? focusablesIn(composite).find(isOnScreen);
