import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openHeld } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const preview = (page: Page) => page.getByRole('group', { name: /^About / });

/** Opens home with a row in the middle of the screen, and waits for all of its cards and their listeners. */
async function openRow(page: Page, name: string) {
  await open(page, './');
  await page.mouse.move(5, 5);
  const cards = row(page, name).getByRole('article');
  await expect(cards.nth(9)).toBeAttached();
  // The footer loads together with the listeners.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await row(page, name).evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return cards;
}

test('a card opens under a resting mouse, stays inside its row, and makes way for the card that follows', async ({
  page,
}) => {
  const cards = await openRow(page, 'Latest Releases');
  const shifts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const told = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${node instanceof Element ? node.className : 'a text'} ${JSON.stringify([previousRect, currentRect])}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        seen.push(`${value.toFixed(4)}: ${sources.map(told).join(', ')}`);
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  await cards.first().hover();
  await expect(preview(page)).toBeVisible();
  const edge = (await cards.first().boundingBox())?.x ?? 0;
  await expect.poll(async () => Math.round((await preview(page).boundingBox())?.x ?? 0)).toBe(Math.round(edge));

  await test.step('the card beside it does not stay covered', async () => {
    await cards.nth(2).hover({ position: { x: 120, y: 100 } });
    await expect(preview(page)).toHaveAccessibleName(`About ${await cards.nth(2).getAttribute('aria-label')}`);
  });

  await test.step('scrolling closes the preview', async () => {
    await page.mouse.wheel(0, 120);
    await expect(preview(page)).toBeHidden();
  });
  expect(await shifts.jsonValue()).toEqual([]);
});

test('a card opens under a mouse that was there before the app started', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await open(page, './');
  const card = row(page, 'Latest Releases').getByRole('article').first();
  const name = await card.getAttribute('aria-label');
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  const letGo = await openHeld(page, './');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.mouse.move(x + 50, y + 50);
  await letGo();
  await expect(preview(page)).toHaveAccessibleName(`About ${name}`);
});

test('by keyboard a card opens, can be entered and left, and Escape returns the focus to it', async ({ page }) => {
  const cards = await openRow(page, 'Action Packed');
  const opener = cards.nth(1).getByRole('link');
  await cards.first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(opener).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview(page).getByRole('link', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview(page).getByRole('button', { name: 'Add to watchlist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('button', { name: 'Remove from watchlist' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toHaveAccessibleName(`About ${await cards.nth(2).getAttribute('aria-label')}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movie\//);
  await expect(preview(page)).toBeHidden();
});

test('the image of a preview opens the title, and a deployer can disable it', EXHAUSTIVE_ONLY, async ({ page }) => {
  const cards = await openRow(page, 'Action Packed');
  const name = await cards.nth(3).getAttribute('aria-label');
  await cards.nth(3).hover();
  await preview(page).locator('picture').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();

  await page.route('**/config.json', (route) => route.fulfill({ json: { features: { previews: false } } }));
  const plain = await openRow(page, 'Action Packed');
  await page.clock.install();
  await plain.nth(3).hover();
  await page.clock.runFor(2000);
  await expect(preview(page)).toHaveCount(0);
});
