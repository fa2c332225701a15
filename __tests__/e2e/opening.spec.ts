import type { Page } from '@playwright/test';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
  // However fast the machine is, this device is a slow one: every look at its clock finds it further on.
  await page.addInitScript(() => {
    const begun = Date.now();
    let looks = 0;
    Date.now = () => begun + 20 * looks++;
  });
});

/** Keeps the title's page from coming until it is let go. */
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

/** What is about to be opened is there before, unseen. */
const expectSeen = (page: Page) =>
  expect.poll(() => title(page).evaluate((heading) => heading.checkVisibility({ opacityProperty: true }))).toBe(true);

const card = (page: Page) => page.getByRole('main').getByRole('link', { name: NAME }).first();

/** Home, when somebody has been seen to be there, and what waits for that has come. */
async function openHome(page: Page) {
  await open(page, './');
  await page.mouse.move(5, 5);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // The parts of it stand one after the other.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('on a slow device a card’s title and poster stand at once, and its page takes over where they are', async ({
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

test('a found card’s ‘Details’ opens its page by the card’s name', async ({ page }) => {
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

test('who goes back before the page is there finds the one that was left', async ({ page }) => {
  await holdTitlePage(page);
  await openHome(page);
  await card(page).click();
  await expectSeen(page);
  // A mouse that rests where the card comes back points at it again, for which its title is built, unseen.
  await page.mouse.move(5, 5);
  await page.goBack();
  await expect(title(page)).toHaveCount(0);
  await expect(card(page)).toBeVisible();
});

test('a card that is only pointed at covers nothing', async ({ page }) => {
  await openHome(page);
  await card(page).hover();
  const heading = title(page);
  await expect(heading).toBeAttached();
  expect(await heading.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(false);
  // Below the mouse is still the page.
  await page.getByRole('link', { name: 'Movies' }).first().click();
  await expect(page).toHaveURL(/movies$/);
});

test('a card that is opened in a tab of its own leaves the page as it is', async ({ page, context }) => {
  await openHome(page);
  const other = context.waitForEvent('page');
  await card(page).click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expect(title(page)).toHaveCount(0);
});
