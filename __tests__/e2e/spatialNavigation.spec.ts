import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH, isExhaustive } from './support/extent';
import { open, openHeld, whole } from './support/open';
import type { Screen } from './support/screens/screen';
import { SCREENS, showScreen } from './support/screens';
import { expect, signInBefore, test } from './support/test';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** These screens are in the gate. The others are in the exhaustive run. */
const IN_GATE = ['landing', 'home', 'detail', 'movies', 'profile'];

/** More than 10,000 in the exhaustive run. */
const PRESSES = isExhaustive ? 120 : 80;

/** The player uses the arrow keys itself. */
const WITH_OWN_KEYS = /^(player|watch$|watch,|full screen)/;

const screens = SCREENS.filter(({ name }) => !WITH_OWN_KEYS.test(name));

/** Presses a key on a control, and returns what has the focus then. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const focused = document.activeElement;
    const { left, right, top, bottom } = (focused ?? document.body).getBoundingClientRect();
    const isVisible = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return {
      isLost: !focused || focused === document.body || focused.closest('[inert]') !== null,
      isVisible,
      name: `${focused?.tagName} ${focused?.getAttribute('aria-label') ?? focused?.textContent}`.slice(0, 60),
    };
  });
}

/** Numbers from 0 to 1 that are the same in every run. */
function* numbers(seed: number) {
  for (let value = seed; ;) {
    value = (value * 1103515245 + 12345) % 2147483648;
    yield value / 2147483648;
  }
}

/** Shows a screen at a width at which it exists, with everything that loads late. */
async function enter(page: Page, screen: Screen) {
  test.slow();
  const [width] = screen.widths ?? [];
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showScreen(page, screen);
  await whole(page);
}

test('the focus goes back to the element before if the focused one is removed', IN_BOTH, async ({ page }) => {
  await signInBefore(page);
  await open(page, './movies');
  await whole(page);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const card = page.locator('main li article :focus');
  await expect(card).toBeVisible();
  const focused = await card.evaluateHandle((element) => element);
  // The list changes while the focus is on one of its cards.
  await page.getByRole('radio', { name: 'Horror' }).evaluate((input: HTMLInputElement) => input.click());
  await expect.poll(() => focused.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(page.locator('main :focus')).toBeVisible();
});

test('the first arrow key enters the page, although it is what loads the navigation', IN_BOTH, async ({ page }) => {
  await signInBefore(page);
  await open(page, './');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('the first arrow key counts once if the navigation has loaded before', IN_BOTH, async ({ page }) => {
  await signInBefore(page);
  const release = await openHeld(page, './');
  // A press before the app runs loads the chunk that contains the navigation.
  await page.getByRole('heading', { name: 'The Boys' }).click();
  await release();
  await page.keyboard.press('ArrowDown');
  const main = page.getByRole('button', { name: 'Play full screen' }).first();
  await expect(main).toBeFocused();
  await page.evaluate(untilStill);
  await expect(main).toBeFocused();
});

test('the focus stays on the screen if there is nothing further down', IN_BOTH, async ({ page }) => {
  for (const screen of screens.filter(({ name }) => name === 'person, loading')) await enter(page, screen);
  const back = page.getByRole('button', { name: 'Back' });
  await back.focus();
  for (let count = 0; count < 5; count += 1) {
    await page.keyboard.press('ArrowDown');
    await page.evaluate(untilStill);
    await expect(back).toBeInViewport();
  }
});

/** Waits until the page has not scrolled for ten frames. */
async function untilStill(): Promise<void> {
  for (let frames = 0, last = scrollY; frames < 10; frames = last === scrollY ? frames + 1 : 0) {
    last = scrollY;
    await new Promise(requestAnimationFrame);
  }
}

for (const [turn, screen] of screens.entries()) {
  const extent = IN_GATE.includes(screen.name) ? IN_BOTH : EXHAUSTIVE_ONLY;

  test(`${screen.name}: arrow keys never lose the focus`, extent, async ({ page }) => {
    await enter(page, screen);
    const random = numbers(turn + 1);
    const path: string[] = [];
    for (let count = 0; count < PRESSES; count += 1) {
      // Up and down choose another order in the list of orders, and so another list.
      const isList = await page.evaluate(() => document.activeElement?.matches('select') ?? false);
      const [first, last] = isList ? [2, 4] : [0, 4];
      const key = ARROWS[first + Math.floor((random.next().value ?? 0) * (last - first))] ?? 'ArrowDown';
      const { isLost, isVisible, name } = await press(page, key);
      path.push(`${key} → ${name}`);
      expect({ isLost, isVisible }, path.slice(-4).join('\n')).toEqual({ isLost: false, isVisible: true });
    }
  });

  test(`${screen.name}: arrow keys reach everything`, extent, async ({ page }) => {
    await enter(page, screen);
    expect(await unreached(page)).toEqual([]);
  });
}

/** Tries all arrow keys on each element that they lead to. Returns the elements that no key has led to. */
async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const open: Element[] = [];
    const note = (target: unknown) => {
      if (!(target instanceof Element) || seen.has(target)) return;
      seen.add(target);
      open.push(target);
      // Inside a group of radio buttons, the browser moves the focus, but not for these events.
      if (target instanceof HTMLInputElement && target.type === 'radio')
        document.querySelectorAll(`[type=radio][name="${target.name}"]`).forEach(note);
    };
    // Some screens give the focus to their main action.
    if (document.activeElement?.matches('a, button, input')) note(document.activeElement);
    document.addEventListener('focusin', ({ target }) => {
      note(target);
    });
    Object.assign(window, { walk: { seen, open } });
  });
  await page.keyboard.press('ArrowDown');
  return page.evaluate(async () => {
    const { seen, open } = (window as unknown as { walk: { seen: Set<Element>; open: Element[] } }).walk;
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    /** Presses a key until the focus moves, because a press may scroll over a text first. */
    const pressThrough = async (element: HTMLElement, key: string) => {
      for (let top = NaN; element === document.activeElement && top !== scrollY;) {
        top = scrollY;
        // These events do not move the caret, so it is at the end of its field from the start.
        if (element.matches('textarea, [type=text], [type=tel]')) {
          const { value } = element as HTMLInputElement;
          const caret = /Down|Right/.test(key) ? value.length : 0;
          (element as HTMLInputElement).setSelectionRange(caret, caret);
        }
        press(key);
        // Browsers do not report the caret of an email field, so the app waits for 100 ms whether it moves.
        if (element.matches('[type=email]')) await new Promise((resolve) => setTimeout(resolve, 120));
        await new Promise(requestAnimationFrame);
      }
    };
    const explore = async () => {
      for (let element = open.shift(); element; element = open.shift())
        for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
          // A tab that gets the focus hides the panel whose elements are still to be tried.
          const panel = element.closest('[role=tabpanel]');
          if (panel?.matches('[hidden]')) {
            document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.focus();
            await new Promise(requestAnimationFrame);
          }
          (element as HTMLElement).focus();
          // A tab shows its panel first.
          if (element.matches('[role=tab]')) await new Promise(requestAnimationFrame);
          await pressThrough(element as HTMLElement, key);
        }
    };
    /** Presses a key until neither the focus nor the page moves, or the focus is back where it was. */
    const pressToEnd = async (key: string) => {
      const visited = new Map<Element | null, number>();
      while (visited.get(document.activeElement) !== scrollY) {
        visited.set(document.activeElement, scrollY);
        press(key);
        await new Promise(requestAnimationFrame);
      }
    };
    await explore();
    // A long list renders only the cards near the screen, so the elements above and below it are reached from its ends.
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await pressToEnd(key);
      await explore();
    }
    const scope =
      [...document.querySelectorAll(':modal, [popover]:not([popover="manual"]):popover-open')].at(-1) ?? document;
    return [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          !seen.has(element) &&
          !element.matches(':disabled, [href="#content"], [data-skip]') &&
          // A long list renders other cards while the focus moves.
          !element.closest('li article') &&
          // It opens by itself, and the Tab key leads into it.
          !element.closest('[popover="manual"]') &&
          !element.closest('[inert], [aria-hidden="true"]') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => {
        const name = element.getAttribute('aria-label') ?? (element.closest('label') ?? element).textContent;
        return `${element.tagName} ${name}`.slice(0, 60);
      });
  });
}
