import * as styles from '@/components/ui/Button.module.css';
import { compositeOf, lastFocusedIn } from './compositeTabStops';
import { rememberMove } from './focusTrail';
import { boxOf, candidatesIn, cardOf, controlsOf, focusablesIn, isOnScreen, isOpener, isShown } from './focusables';
import type { Direction } from './nearestInDirection';
import { isVertical, nearestInDirection } from './nearestInDirection';
import { nearestInPart } from './nearestInPart';
import { hasOwnKey, leadsOn, mayMoveCaret } from './ownKeys';
import { scrollsOn, scrollsToEnd } from './scrollOn';

const DIRECTIONS: Partial<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const OPPOSITE: Readonly<Record<Direction, Direction>> = { left: 'right', right: 'left', up: 'down', down: 'up' };

/** The parts of a page in which the focus stays as long as they have an element in the direction. */
const PARTS =
  '[popover], ul, ol, nav, form, fieldset, section, aside, header, footer, main, [role="group"], [role="region"], [role="toolbar"]';

/** A list of cards. */
const CARDS = 'ul:has(> li article)';

/** A dialog or a menu over the page. The preview of a card is not one, because the page goes on beside it. */
export const LAYER = 'dialog:modal, [popover]:not([popover="manual"]):popover-open';

/** Where the first arrow key enters a page. Forms are entered at their first field, lists at their first card. */
const ENTRY = `:is(.${styles.primary}, [data-primary]):not(form *)`;

/** A move of the focus. It keeps no removed element in memory. */
interface Move {
  from: WeakRef<HTMLElement>;
  to: WeakRef<HTMLElement>;
  direction: Direction;
}

let lastMove: Move | null = null;

/**
 * Moves the focus by arrow keys, on every page.
 * @param first the event that has started this module, if there is one. An arrow key enters the page.
 */
export function startSpatialNavigation(first?: Event): void {
  // On the window, so that all parts of the page, such as the player, can use the key first.
  window.addEventListener('keydown', handleKey);
  // An event that is still under way reaches the listener by itself.
  const isOver = first?.eventPhase === Event.NONE;
  if (isOver && first instanceof KeyboardEvent && document.activeElement === document.body) handleKey(first);
}

function handleKey(event: KeyboardEvent): void {
  // Combinations with a modifier belong to the browser or the desktop, such as back and forward.
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!isPlain || event.defaultPrevented || event.isComposing) return;
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement ?? document.body;
  const isOwn = direction !== undefined && hasOwnKey(from, direction);
  if (isOwn && mayMoveCaret(from, direction)) moveUnlessCaretMoves(from, direction);
  const isMoved = direction ? !isOwn && moveFocus(direction) : moveToEnd(event.key, from);
  if (isMoved) event.preventDefault();
}

/** The browser moves the caret after the event, and reports it some tasks later. */
const CARET_REPORT_MS = 100;

/** Moves the focus if the browser does not move the caret of a field for a key, because the caret is at the end. */
function moveUnlessCaretMoves(field: Element, direction: Direction): void {
  const moved = new AbortController();
  document.addEventListener('selectionchange', () => moved.abort(), { signal: moved.signal });
  setTimeout(() => {
    if (!moved.signal.aborted && document.activeElement === field) moveFocus(direction);
    moved.abort();
  }, CARET_REPORT_MS);
}

/** The Home and End keys lead to the first and the last card of the line. Returns whether they did. */
function moveToEnd(key: string, from: Element): boolean {
  const card = (key === 'Home' || key === 'End') && cardOf(from);
  const list = card && card.closest(CARDS);
  if (!list) return false;
  const own = card.getBoundingClientRect();
  const line = focusablesIn(list).filter((element) => {
    const { top } = boxOf(element);
    return isOpener(element) && Math.abs(top - own.top) < own.height / 2;
  });
  line.at(key === 'Home' ? 0 : -1)?.focus();
  return true;
}

/** The open dialog or menu over the page, if there is one, or what is in full screen, otherwise the page. */
const scopeOf = (): Element =>
  [...document.querySelectorAll(LAYER)].at(-1) ?? document.fullscreenElement ?? document.body;

/** Moves the focus in a direction. Returns whether it led somewhere. */
export function moveFocus(direction: Direction): boolean {
  const scope = scopeOf();
  const { activeElement: from } = document;
  const isInside = from instanceof HTMLElement && scope.contains(from) && isControl(from) && isNotScrolledAway(from);
  const to = isInside ? (nextFrom(from, direction, scope) ?? nextFromSelect(from, direction, scope)) : entryOf(scope);
  if (!to) return isInside && scope === document.body && scrollsToEnd(from, direction);
  if (isInside && isSameChoice(from, to)) return false;
  if (isInside && scrollsOn(from, boxOf(to), direction)) return true;
  lastMove = isInside ? { from: new WeakRef(from), to: new WeakRef(to), direction } : null;
  rememberMove(isInside ? from : undefined, to);
  // Browsers show the focus after keys, but not after the buttons of a gamepad.
  to.focus({ focusVisible: true });
  return true;
}

/** Returns whether the page still shows an element, or the row of an element that is still scrolling into view. */
function isNotScrolledAway(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A heading or the page itself has the focus after a navigation, but no key can lead to it. */
const isControl = (element: HTMLElement) => element.tabIndex >= 0 || element.matches('a, button, input');

/** Inside a group of radio buttons, the browser moves the focus and chooses. */
const isSameChoice = (from: HTMLElement, to: HTMLElement): boolean =>
  from instanceof HTMLInputElement &&
  to instanceof HTMLInputElement &&
  from.type === 'radio' &&
  to.type === 'radio' &&
  from.name === to.name;

/**
 * A `<select>` uses up and down itself, so left and right lead to the lines above and below it if there is nothing beside
 * it. Otherwise the focus could not leave two of them side by side.
 */
function nextFromSelect(from: HTMLElement, direction: Direction, scope: Element): HTMLElement | undefined {
  if (!from.matches('select') || isVertical(direction)) return undefined;
  return nextFrom(from, leadsOn(from, direction) ? 'down' : 'up', scope);
}

function nextFrom(from: HTMLElement, direction: Direction, scope: Element): HTMLElement | undefined {
  // The opposite key leads back.
  const isReturn = lastMove?.to.deref() === from && OPPOSITE[lastMove.direction] === direction;
  const origin = isReturn ? lastMove?.from.deref() : undefined;
  if (origin?.isConnected && isShown(origin)) return origin;

  const card = cardOf(from);
  const onCard = card && nextOnCard(card, from, direction);
  if (onCard) return onCard;

  const start = card ?? from;
  const box = boxOf(start);
  let searched: Element = start;
  for (let part = partOf(start, scope); ; part = partOf(part, scope)) {
    const found = nearestInPart(part, searched, box, direction);
    if (found) return isVertical(direction) ? rememberedNear(found, from) : found;
    if (part === scope) return undefined;
    searched = part;
  }
}

const partOf = (element: Element, scope: Element): Element => {
  const part = element.parentElement?.closest(PARTS);
  return part && scope.contains(part) ? part : scope;
};

/**
 * Up and down lead from the opener to the controls on its card and back. A viewer who goes up through the rows passes them.
 */
function nextOnCard(card: Element, from: HTMLElement, direction: Direction): HTMLElement | undefined {
  const { opener, others } = controlsOf(card);
  const boxes = others.map((element) => element.getBoundingClientRect());
  if (from !== opener) {
    const next = others[nearestInDirection(from.getBoundingClientRect(), boxes, direction)];
    return next ?? (isAbove(from, card) === (direction === 'down') && isVertical(direction) ? opener : undefined);
  }
  const isPassing = lastMove?.to.deref() === from && lastMove.direction === direction;
  if (!isVertical(direction) || isPassing) return undefined;
  return others.find((element) => isAbove(element, card) === (direction === 'up'));
}

/** Returns whether an element is in the upper half of another one. */
function isAbove(element: Element, whole: Element): boolean {
  const middle = (box: DOMRect) => box.top + box.height / 2;
  return middle(element.getBoundingClientRect()) < middle(whole.getBoundingClientRect());
}

/** A row that the focus enters continues where it was left, if the row still shows that place. */
function rememberedNear(found: HTMLElement, from: Element): HTMLElement {
  const composite = compositeOf(found);
  const last = composite?.contains(from) === false ? lastFocusedIn(composite) : undefined;
  // The focus may have left the row from a button on a card.
  const card = last && cardOf(last);
  const remembered = (card && controlsOf(card).opener) ?? last;
  if (!remembered) return found;
  const [box, line] = [boxOf(remembered), boxOf(found)];
  return box.top === line.top && box.right > 0 && box.left < innerWidth ? remembered : found;
}

function entryOf(scope: Element): HTMLElement | undefined {
  const page = scope === document.body ? (scope.querySelector('main') ?? scope) : scope;
  const candidates = candidatesIn(page);
  // Elements of far sections are not measured.
  const far = new Set<Element | null>(
    [...page.querySelectorAll('section')].filter((section) => section.clientHeight > 0 && !isOnScreen(section)),
  );
  const onScreen = candidates.filter(
    (element) => !far.has(element.closest('section')) && isShown(element) && isOnScreen(element),
  );
  const entry = onScreen.find((element) => element.matches(ENTRY)) ?? onScreen[0];
  return entry ?? candidates.find(isShown) ?? focusablesIn(scope)[0];
}
