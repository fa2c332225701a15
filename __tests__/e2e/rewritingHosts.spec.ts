import { expect, test } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openBare } from './support/open';
import { behindHost, HOSTS } from './support/rewritingHosts';
import { signInBefore } from './support/test';

/** The pages that must be shown, styled and usable behind each host. */
const WAYS = [
  { path: './', heading: /.+/ },
  { path: './movie/1001', heading: 'Interstellar' },
  { path: './movies', heading: 'Movies' },
] as const;

// Requests may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const host of HOSTS)
  test(`the app starts and works if ${host.name}`, host.isCommon ? {} : EXHAUSTIVE_ONLY, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await signInBefore(page);
    await behindHost(page, host);
    for (const { path, heading } of WAYS) {
      await open(page, path);
      await expect(page.locator('#blocked')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
      // Without its style sheet, the page is white.
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 16, 22)');
      expect(await page.evaluate(() => document.querySelectorAll('#root > *').length)).toBeGreaterThan(0);
      await expect(page.getByText(/\u00c2|\u00e2\u20ac|\ufffd/)).toHaveCount(0);
    }
    await open(page, './search');
    await page.getByRole('combobox', { name: 'Search for movies' }).fill('star');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search\?q=star/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // If scripts are blocked, the page tries several paths of the boot file.
    if (!host.blocksInline) expect(errors).toEqual([]);
  });

test('if inline scripts are blocked and no file helps, the page shows an explanation', async ({ page }) => {
  await behindHost(page, { name: '', headers: () => ({ 'content-security-policy': "script-src 'none'" }) });
  await openBare(page, './');
  await expect(page.getByRole('heading', { name: 'Kinora could not start' })).toBeVisible();
  await expect(page.getByText('If this server is yours')).toBeVisible();
});

test('a page that may run its scripts never shows the explanation, and requests no boot file', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#blocked h1, #blocked p')) document.documentElement.dataset.flashed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['./', './movie/1001', './movies']) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined();
  }
  expect(files.filter((url) => url.includes('/assets/boot.'))).toEqual([]);
});
