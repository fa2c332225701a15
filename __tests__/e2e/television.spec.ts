import type { Page } from '@playwright/test';
import { open, openHeld, reload, whole } from './support/open';
import { television } from './support/remote';
import { chooseLanguage } from './support/said';
import { sidewaysScroll } from './support/sidewaysScroll';
import { expect, signInBefore, test } from './support/test';
import { violations } from './support/violations';

const TELEVISION =
  'Mozilla/5.0 (Linux; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 VIDAA/8.0(Hisense;SmartTV;55A6;MTK9602)';
const WITH_KEYBOARD =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager';

const hasTvLayout = (page: Page) => page.locator('html[data-screen="tv"]');
const keyboard = (page: Page) => page.getByRole('group', { name: 'On-screen keyboard' });

/** Presses an arrow key until an element has the focus. */
async function walk(page: Page, key: string, isThere: () => Promise<boolean>) {
  for (let count = 0; count < 40; count += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}

/** Presses keys of the on-screen keyboard, which the arrow keys lead to line by line. */
async function typeByArrows(page: Page, letters: string) {
  for (const letter of letters) {
    const goal = page.getByRole('button', { name: letter, exact: true });
    const place = async () => {
      const [own, other] = await Promise.all([
        page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect),
        goal.boundingBox(),
      ]);
      if (!other) throw new Error(`There is no key ${letter}`);
      return { across: other.x + other.width / 2 - own.x - own.width / 2, down: other.y - own.y };
    };
    await walk(
      page,
      (await place()).down > 0 ? 'ArrowDown' : 'ArrowUp',
      async () => Math.abs((await place()).down) < 8,
    );
    await walk(page, (await place()).across > 0 ? 'ArrowRight' : 'ArrowLeft', async () => {
      return Math.abs((await place()).across) < 8;
    });
    await expect(goal).toBeFocused();
    await page.keyboard.press('Enter');
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInBefore(page);
});

test.describe('on a television', () => {
  test.use({ userAgent: TELEVISION, viewport: { width: 1920, height: 1080 } });

  test('the page has the layout for televisions before the app starts', async ({ page }) => {
    const release = await openHeld(page, './');
    await expect(hasTvLayout(page)).toBeAttached();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('26.88px');
    await release();
  });

  test('the page of a title has it too', async ({ page }) => {
    await open(page, './movie/1001');
    await expect(hasTvLayout(page)).toBeAttached();
  });

  test('the viewer can choose another layout, which applies at once and stays', async ({ page }) => {
    await open(page, './profile');
    await whole(page);
    const group = page.getByRole('radiogroup', { name: 'Screen' });
    await group.getByRole('radio', { name: 'Computer, tablet or phone' }).click();
    await expect(hasTvLayout(page)).not.toBeAttached();
    await reload(page);
    await expect(hasTvLayout(page)).not.toBeAttached();
    await group.getByRole('radio', { name: 'Automatic' }).click();
    await expect(hasTvLayout(page)).toBeAttached();
  });

  test('the on-screen keyboard finds a title by arrow keys and Enter', async ({ page }) => {
    await open(page, './search');
    await whole(page);
    await page.getByRole('combobox', { name: 'Search for movies' }).focus();
    await page.keyboard.press('ArrowDown');
    await typeByArrows(page, 'inception');
    await expect(page.getByRole('combobox', { name: 'Search for movies' })).toHaveValue('inception');
    await expect(page.getByRole('main').getByRole('article', { name: 'Inception' })).toBeVisible();
    await walk(page, 'ArrowDown', () => page.evaluate(() => document.activeElement?.textContent === 'Done'));
    await page.keyboard.press('Enter');
    await expect(keyboard(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('article', { name: 'Inception' }).getByRole('button').first()).toBeFocused();
  });

  test('Enter enters a list of choices, and arrows lead past it before and after', async ({ page }) => {
    await open(page, './movies');
    await whole(page);
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await order.focus();
    const before = await order.inputValue();
    await page.keyboard.press('ArrowDown');
    await expect(order).not.toBeFocused();
    await expect(order).toHaveValue(before);

    await order.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(order).toBeFocused();
    await expect(order).not.toHaveValue(before);
    await page.keyboard.press('Enter');
    // The list below may still be loading.
    await page.keyboard.press('ArrowUp');
    await expect(order).not.toBeFocused();
  });

  test('the Back key ends a choice, and leaves a field and a list of choices', async ({ page }) => {
    await open(page, './');
    await whole(page);
    for (const name of ['MOVIES', 'SEARCH']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page.getByRole('main').getByRole('combobox').first().focus();
      await page.keyboard.press('Enter');
      if (name === 'MOVIES') await television(page, 'back');
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
      await television(page, 'back');
      await expect(page).toHaveURL(/\/kinora\/$/);
    }
  });

  test('the search page with its keyboard has no violation', async ({ page }) => {
    await open(page, './search');
    await whole(page);
    await expect(keyboard(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('nothing opens by hover or focus', async ({ page }) => {
    await open(page, './');
    await whole(page);
    const card = page.getByRole('region', { name: 'Latest Releases' }).getByRole('link').first();
    await card.focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.install();
    await page.clock.runFor(2000);
    await expect(page.getByRole('group', { name: /^About / })).toHaveCount(0);
  });
});

test.describe('on a television in Arabic', () => {
  test.use({ userAgent: TELEVISION, viewport: { width: 1920, height: 1080 }, locale: 'ar' });

  test('the keyboard has Arabic letters and finds a title', async ({ page }) => {
    await page.route('**/api/{movies,series}/**', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('"Inception"', '"قمر من ورق"');
      await route.fulfill({ response, body: text });
    });
    await chooseLanguage(page, 'ar');
    await open(page, './search');
    await whole(page);
    const field = page.getByRole('combobox');
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await typeByArrows(page, 'قمر');
    await expect(field).toHaveValue('قمر');
    await expect(page.getByRole('main').getByRole('article', { name: 'قمر من ورق' }).first()).toBeVisible();
  });
});

test.describe('on a television with a keyboard of its own', () => {
  test.use({ userAgent: WITH_KEYBOARD, viewport: { width: 1920, height: 1080 } });

  test('the search page shows no second one', async ({ page }) => {
    await open(page, './search');
    await whole(page);
    await expect(hasTvLayout(page)).toBeAttached();
    await expect(keyboard(page)).toHaveCount(0);
  });
});

const PAGES = ['', 'movies', 'movie/1001', 'search?q=in', 'profile', 'watchlist'];

for (const [width, height] of [
  [960, 540],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const)
  test.describe(`on a screen of ${width} pixels`, () => {
    test.use({ userAgent: TELEVISION, viewport: { width, height } });

    test('pages are not wider than the screen, and their text is large enough', async ({ page }) => {
      test.slow();
      for (const path of PAGES) {
        await open(page, `./${path}`);
        await whole(page);
        expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
        expect(await smallTexts(page), path).toEqual([]);
      }
    });
  });

/** Returns the texts below 20 pixels on a screen of 1920, which cannot be read from three metres. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const least = (19.9 / 1920) * innerWidth;
    const isSmall = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      parseFloat(getComputedStyle(element).fontSize) < least;
    return [...document.querySelectorAll<HTMLElement>('body *:not(.visually-hidden, .visually-hidden *, svg *)')]
      .filter((element) => element.checkVisibility() && isSmall(element))
      .map((element) => element.textContent);
  });

test('on a computer there is no such layout, and its home has no violation once it is chosen', async ({ page }) => {
  await open(page, './profile');
  await whole(page);
  await expect(hasTvLayout(page)).not.toBeAttached();
  await page.getByRole('radio', { name: 'Television' }).click();
  await expect(hasTvLayout(page)).toBeAttached();
  await open(page, './');
  await whole(page);
  await expect(hasTvLayout(page)).toBeAttached();
  expect(await violations(page)).toEqual([]);
});
