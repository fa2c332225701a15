import type { Page } from '@playwright/test';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
  // Simulates a slow device on any machine: each read of the clock finds it further ahead.
  await page.addInitScript(() => {
    const begun = Date.now();
    let looks = 0;
    Date.now = () => begun + 20 * looks++;
  });
});

/** Holds back the chunk of the title's page until the returned function is called. */
async function holdTitlePage(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/title.*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  return letGo;
}

const NAME = 'Inception';

const title = (page: Page) => page.getByRole('heading', { name: NAME, exact: true, includeHidden: true });

/** Waits until the title is visible. It is rendered invisibly before it is opened. */
const expectSeen = (page: Page) =>
  expect.poll(() => title(page).evaluate((heading) => heading.checkVisibility({ opacityProperty: true }))).toBe(true);

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: NAME }).first();

/** Opens home, and waits for the parts that load on user activity. */
async function openHome(page: Page) {
  await open(page, './');
  await page.mouse.move(5, 5);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // These parts load one after the other.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('on a slow device a card’s title and poster are shown at once, and its page replaces them in place', async ({
  page,
}) => {
  const letGo = await holdTitlePage(page);
  await openHome(page);
  await card(page).click();
  await expectSeen(page);
  const before = await title(page).boundingBox();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Watch Now' })).toHaveCount(0);

  letGo();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  await expect(title(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect((await title(page).boundingBox())?.x).toBe(before?.x);
});

test('‘Details’ of a found card shows the card’s title at once', async ({ page }) => {
  await open(page, `./search?q=${NAME}`);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const details = page.getByRole('article', { name: NAME }).getByRole('link', { name: 'Details' });
  await expect(details).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await holdTitlePage(page);
  await details.click();
  await expectSeen(page);
});

test('going back before the page has loaded shows the previous page', async ({ page }) => {
  await holdTitlePage(page);
  await openHome(page);
  await card(page).click();
  await expectSeen(page);
  // A mouse that rests where the card returns would hover over it, and so render its title invisibly.
  await page.mouse.move(5, 5);
  await page.goBack();
  await expect(title(page)).toHaveCount(0);
  await expect(card(page)).toBeVisible();
});

test('a card under the pointer covers nothing', async ({ page }) => {
  await openHome(page);
  await card(page).hover();
  const heading = title(page);
  await expect(heading).toBeAttached();
  expect(await heading.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(false);
  // The page below the pointer can still be pressed.
  await page.getByRole('link', { name: 'Movies' }).first().click();
  await expect(page).toHaveURL(/movies$/);
});

test('a card that is opened in another tab leaves the page unchanged', async ({ page, context }) => {
  await openHome(page);
  const other = context.waitForEvent('page');
  await card(page).click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expect(title(page)).toHaveCount(0);
});
