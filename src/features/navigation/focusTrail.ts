import { isOnScreen, isShown } from './focusables';

/** The number of elements to go back to. A new list may take several with it. */
const LENGTH = 10;

/** The elements that arrow keys have led to on this page, the last one first. Keeps no removed element in memory. */
let trail: readonly WeakRef<HTMLElement>[] = [];
let path = '';
let observer: MutationObserver | undefined;

/** Remembers that an arrow key led from an element to another one. */
export function rememberMove(from: HTMLElement | undefined, to: HTMLElement): void {
  const earlier = path === location.pathname ? trail.slice(1) : [];
  path = location.pathname;
  // The viewer or the browser may have moved the focus since the last arrow key.
  const passed = [to, from].flatMap((element) => (element ? [new WeakRef(element)] : []));
  trail = [...passed, ...earlier].slice(0, LENGTH);
  observer ??= observe();
}

/**
 * Gives the focus back to an earlier element when the focused one is removed, for example a card of a list that a filter
 * replaces. Otherwise the viewer would see no focus until the next key.
 */
function observe(): MutationObserver {
  // A viewer who presses somewhere else has left the trail.
  window.addEventListener('pointerdown', () => (trail = []));
  // Called before the next paint, and after the layout effects of the page, which may have moved the focus themselves.
  const removals = new MutationObserver(restore);
  removals.observe(document.body, { childList: true, subtree: true });
  return removals;
}

function isLost(): boolean {
  const [last] = trail;
  const isRemoved = last !== undefined && last.deref()?.isConnected !== true;
  return isRemoved && document.activeElement === document.body && path === location.pathname;
}

function restore(): void {
  if (!isLost()) return;
  const earlier = trail.map((reference) => reference.deref());
  const back = earlier.find((element) => element?.isConnected && isShown(element) && isOnScreen(element));
  back?.focus({ preventScroll: true, focusVisible: true });
}
