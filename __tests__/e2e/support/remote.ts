import type { Locator, Page } from '@playwright/test';
import { pressButton } from './gamepad';
import { expect } from './test';

type Direction = 'up' | 'down' | 'left' | 'right';

/** Presses a button of a remote control or a gamepad. Both have arrows, a button that opens, and a button that goes back. */
export type Remote = (page: Page, press: Direction | 'enter' | 'back') => Promise<void>;

const KEYS = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  enter: 'Enter',
  back: 'GoBack',
} as const;

/** The remote of a television. Playwright does not know the key that leads back, so its event is dispatched. */
export const television: Remote = async (page, press) => {
  if (press !== 'back') return page.keyboard.press(KEYS[press]);
  await page.evaluate((key) => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  }, KEYS.back);
};

const BUTTONS = { enter: 'a', back: 'b' } as const;

export const gamepad: Remote = (page, press) =>
  pressButton(page, press === 'enter' || press === 'back' ? BUTTONS[press] : press);

interface Look {
  /** The focused element, the scroll position and the caret. A press that changes none of them had no effect. */
  state: string;
  isThere: boolean;
  /** The focused element, for messages. */
  name: string;
  /** All directions, those that lead towards the goal first. */
  ways: Direction[];
}

/** Runs in the page. A card is reached at its link. */
function look(goal: Element): Look {
  const focused = document.activeElement ?? document.body;
  const opener = goal.matches('article') ? goal.querySelector(':scope > :is(a, button)') : goal;
  const own = (focused.closest('article') ?? focused).getBoundingClientRect();
  const other = goal.getBoundingClientRect();
  const vertical = other.top >= own.bottom - 2 ? 'down' : other.bottom <= own.top + 2 ? 'up' : null;
  const horizontal = other.left + other.right > own.left + own.right ? 'right' : 'left';
  const towards: Direction[] = vertical ? [vertical, horizontal] : [horizontal];
  const others = (['down', 'right', 'left', 'up'] as const).filter((way) => !towards.includes(way));
  // Browsers do not report the caret of an email field. Some presses are made there before the focus leaves it.
  const caret = focused.matches('[type="email"]') ? Math.random() : (focused as HTMLInputElement).selectionStart;
  const numbers = ((window as unknown as { numbers?: WeakMap<Element, number> }).numbers ??= new WeakMap());
  const number = numbers.get(focused) ?? Math.random();
  numbers.set(focused, number);
  return {
    state: [number, Math.round(scrollY), caret].join(),
    isThere: focused === opener,
    name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent}`.slice(0, 40),
    ways: [...towards, ...others],
  };
}

const MOST_PRESSES = 200;

/**
 * Moves the focus to an element by the arrows alone, as a viewer does who looks where it is: towards it. Where that leads
 * nowhere, another arrow is tried.
 */
export async function reach(page: Page, remote: Remote, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const tried = new Map<string, number>();
  const path: string[] = [];
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    const { state, isThere, ways, name } = await target.evaluate(look);
    if (isThere) return;
    const timesOf = (way: Direction) => tried.get(`${state} ${way}`) ?? 0;
    // The sort is stable, so the direction of the goal comes first among those that were tried as often.
    const [way = 'down'] = ways.toSorted((a, b) => timesOf(a) - timesOf(b));
    tried.set(`${state} ${way}`, timesOf(way) + 1);
    path.push(`${name} → ${way}`);
    await remote(page, way);
  }
  throw new Error(
    `After ${MOST_PRESSES} arrows the focus is not on ${target.toString()}. The last ones: ${path.slice(-8).join(', ')}`,
  );
}

/** Moves the focus to an element and opens it. */
export async function choose(page: Page, remote: Remote, target: Locator): Promise<void> {
  await reach(page, remote, target);
  await remote(page, 'enter');
}
