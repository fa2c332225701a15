import type { Locator, Page } from '@playwright/test';
import { open } from './support/open';
import { rightToLeft } from './support/rightToLeft';
import { sidewaysScroll } from './support/sidewaysScroll';
import { expect, signInBefore, test } from './support/test';

const WIDTHS = [320, 390, 834, 1440];

const SIGNED_IN = ['./', './movies', './series', './search?q=the', './watchlist', './profile', './subscription'];

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return box;
};

async function expectToFit(page: Page, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.beforeEach(async ({ page }) => {
  await rightToLeft(page);
});

test('a right-to-left page of a signed-out viewer does not scroll sideways', async ({ page }) => {
  await open(page, './');
  await expectToFit(page, 'landing');
  await page.getByRole('button', { name: 'See plans' }).first().click();
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await expectToFit(page, 'plans');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await page.getByRole('textbox', { name: 'Email' }).first().fill('a@b.example');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expectToFit(page, 'sign-in');
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await signInBefore(page);
  });

  test('a right-to-left page does not scroll sideways', async ({ page }) => {
    for (const address of SIGNED_IN) {
      await open(page, address);
      await expectToFit(page, address);
    }
  });

  test('the arrows of a right-to-left row scroll it to the left and back', async ({ page }) => {
    await open(page, './');
    const row = page.getByRole('region', { name: 'Latest Releases' });
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('article').first().hover();
    const arrows = row.locator('button[aria-hidden="true"]');
    const [back, forward] = [arrows.first(), arrows.last()];
    expect((await boxOf(forward)).x).toBeLessThan(100);
    /** Presses an arrow, and returns the position after the scrolling. A second press must not come before. */
    const scrollBy = async (arrow: Locator) => {
      const list = await row.getByRole('list').elementHandle();
      const end = list.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            element.addEventListener('scrollend', () => resolve(element.scrollLeft), { once: true });
          }),
      );
      await arrow.click();
      return end;
    };
    const there = await scrollBy(forward);
    expect(there).toBeLessThan(-200);
    // Scroll snapping decides by a card whether the row is at its start again.
    expect(await scrollBy(back)).toBeGreaterThan(there + 200);
  });

  test('the hero of a right-to-left page has its controls beside its buttons, and they change the slide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, './');
    const featured = page.getByRole('region', { name: 'Featured' });
    const next = featured.getByRole('button', { name: 'Next' });
    const details = featured.getByRole('link', { name: /^Details/ }).first();
    expect((await boxOf(next)).x + (await boxOf(next)).width).toBeLessThan((await boxOf(details)).x);
    const xOf = async (name: string) =>
      Math.round((await page.getByRole('group', { name }).boundingBox())?.x ?? Number.NaN);
    await next.click();
    await expect.poll(() => xOf('Money Heist')).toBe(0);
    await featured.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => xOf('The Boys')).toBe(0);
  });

  test('the left arrow key leads to the next tab of a right-to-left page', async ({ page }) => {
    await open(page, './profile');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
  });
});
