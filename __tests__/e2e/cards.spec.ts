import type { Page } from '@playwright/test';
import { open, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const opacityOf = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region, exact: true })
    .getByRole('article')
    .first()
    .getByRole('button', { name: /watchlist/ })
    .evaluate((toggle) => getComputedStyle(toggle).opacity);

test('every card has its toggle, shown on focus and kept in view once the title is listed', async ({ page }) => {
  await open(page, './movie/1001');
  const more = page.getByRole('region', { name: 'More like this' });
  await expect(more.getByRole('article').first()).toBeAttached();
  await whole(page);
  const toggles = more.getByRole('article').filter({ has: page.getByRole('button', { name: 'Add to watchlist' }) });
  await expect.poll(async () => (await more.getByRole('article').count()) - (await toggles.count())).toBe(0);
  const card = more.getByRole('article').first();
  await expect.poll(() => opacityOf(page, 'More like this')).toBe('0');
  await card.getByRole('link').focus();
  await expect.poll(() => opacityOf(page, 'More like this')).toBe('1');

  const add = card.getByRole('button', { name: 'Add to watchlist' });
  await expect(add).not.toHaveAttribute('aria-pressed');
  await add.press('Enter');
  // The name has changed. A pressed state would contradict or repeat it.
  await expect(card.getByRole('button', { name: 'Remove from watchlist' })).not.toHaveAttribute('aria-pressed');
  await page.getByRole('button', { name: 'Home', exact: true }).focus();
  await expect.poll(() => opacityOf(page, 'More like this')).toBe('1');

  const own = page.getByRole('button', { name: 'Add to Watchlist', exact: true });
  await expect(own).not.toHaveAttribute('aria-pressed');
  await own.click();
  await expect(page.getByRole('button', { name: 'In Watchlist', exact: true })).not.toHaveAttribute('aria-pressed');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every card shows its toggle without hovering', async ({ page }) => {
    await open(page, './movie/1001');
    await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article').first()).toBeAttached();
    expect(await opacityOf(page, 'More like this')).toBe('1');
  });
});

test('Try Again in a row requests that row and changes nothing else', async ({ page }) => {
  await page.route('**/assets/sample-extras.*.js', (route) => route.abort());
  const asked: string[] = [];
  await open(page, './');
  const horror = page.getByRole('region', { name: 'Horror', exact: true });
  const series = page.getByRole('region', { name: 'TV Series', exact: true });
  await expect(horror.getByText(/^Error: ./)).toBeVisible();
  await expect(series.getByText(/^Error: ./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Movies', exact: true }).getByRole('article')).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate(() => localStorage.getItem('kinora:catalogue'));
  await page.unroute('**/assets/sample-extras.*.js');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await horror.getByRole('button', { name: 'Try Again' }).click();

  await expect(horror.getByRole('article').first()).toBeVisible();
  expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
  await expect(series.getByText(/^Error: ./)).toBeVisible();
  expect(stored).toContain('"popular"');
  expect(await page.evaluate(() => localStorage.getItem('kinora:catalogue'))).toContain('"popular"');
});

test('plans have no header and footer in any spelling of their address', async ({ page }) => {
  for (const path of ['Subscription', 'SUBSCRIBE/']) {
    await open(page, `./${path}`);
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});
