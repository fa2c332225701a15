import { cardOf, focusablesIn } from './focusables';
import type { HeldActions, PadAction } from './gamepadPresses';
import { readPad } from './gamepadPresses';
import type { Direction } from './nearestInDirection';
import { canScroll, hasOwnKey, isAcross, leadsOn } from './ownKeys';
import { moveFocus } from './spatialNavigation';

/** The keys that do the same. The player knows the keys of its own. */
const KEYS: Readonly<Record<PadAction, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
  press: 'Enter',
  back: 'GoBack',
  previousPage: 'PageUp',
  nextPage: 'PageDown',
  rewind: 'MediaRewind',
  forward: 'MediaFastForward',
};

/** Presses a key on the focused element. Returns whether the page used it. */
const pressKey = (key: string): boolean =>
  !(document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** Returns nothing if the browser has no gamepads, or if the server's permissions policy forbids them. */
function connectedPads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad): pad is Gamepad => pad !== null && pad.mapping === 'standard');
  } catch {
    return [];
  }
}

/** Lets gamepads with the standard mapping control the page. */
export function startGamepads(): void {
  const held = new Map<number, HeldActions>();
  let isRunning = false;

  const look = (now: number) => {
    const pads = connectedPads();
    isRunning = pads.length > 0;
    if (isRunning) requestAnimationFrame(look);
    for (const pad of pads) {
      const read = readPad(pad, held.get(pad.index) ?? new Map(), now);
      held.set(pad.index, read.held);
      // Other windows receive the same buttons.
      if (document.hasFocus()) for (const action of read.actions) act(action);
    }
  };
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    requestAnimationFrame(look);
  };
  const forgetInput = ({ isTrusted }: Event) => {
    if (isTrusted) delete document.documentElement.dataset.input;
  };

  window.addEventListener('gamepadconnected', run);
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, forgetInput, true);
  run();
}

function act(action: PadAction): void {
  document.documentElement.dataset.input = 'gamepad';
  if (pressKey(KEYS[action])) return;
  switch (action) {
    case 'press':
      pressFocused();
      break;
    case 'previousPage':
      movePage(-1);
      break;
    case 'nextPage':
      movePage(1);
      break;
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      moveInControl(action);
      break;
    case 'back':
    case 'rewind':
    case 'forward':
      break;
  }
}

/** Without a focused control, the space bar may have a meaning, such as in the player. */
function pressFocused(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('a, button, input, select, summary, [tabindex="0"]'))
    focused.click();
  else if (!pressKey(' ')) moveFocus('down');
}

/**
 * Does what the browser does for an arrow key in a slider, a list of choices and a group of radio buttons, because it does
 * that for real keys only. A text field has no caret to move, so the focus leaves it.
 */
function moveInControl(direction: Direction): void {
  const focused = document.activeElement ?? document.body;
  const isForward = isAcross(direction) ? leadsOn(focused, direction) : direction === 'down';
  if (focused instanceof HTMLInputElement && focused.type === 'radio') {
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name, form }) => name === focused.name && form === focused.form,
    );
    const next = group[group.indexOf(focused) + (isForward ? 1 : -1)];
    next?.focus();
    next?.click();
  } else if (!hasOwnKey(focused, direction)) return;
  else if (focused instanceof HTMLInputElement && focused.type === 'range') {
    if (isForward) focused.stepUp();
    else focused.stepDown();
    reportChange(focused);
  } else if (focused instanceof HTMLSelectElement) {
    const next = focused.selectedIndex + (isForward ? 1 : -1);
    if (next < 0 || next >= focused.length) return;
    focused.selectedIndex = next;
    reportChange(focused);
  } else if (canScroll(focused, direction)) focused.scrollBy(0, isForward ? SCROLL_STEP_PX : -SCROLL_STEP_PX);
  else moveFocus(direction);
}

const SCROLL_STEP_PX = 80;

const reportChange = (control: Element) => {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/** The largest number of lines that a page of a list has. */
const LINES_PER_PAGE = 3;

/** Moves the focus by the cards of a row that are visible at once, or by some lines of a list. */
function movePage(step: 1 | -1): void {
  const card = document.activeElement && cardOf(document.activeElement);
  const list = card?.closest('ul');
  if (!card || !list) {
    moveFocus(step === 1 ? 'down' : 'up');
    return;
  }
  const isRow = list.scrollWidth > list.clientWidth;
  if (!isRow) {
    for (let line = 0; line < LINES_PER_PAGE; line += 1) moveFocus(step === 1 ? 'down' : 'up');
    return;
  }
  const openers = focusablesIn(list);
  const perPage = Math.max(1, Math.floor(list.clientWidth / card.getBoundingClientRect().width) - 1);
  const current = openers.findIndex((opener) => card.contains(opener));
  openers[Math.min(Math.max(current + step * perPage, 0), openers.length - 1)]?.focus();
}
