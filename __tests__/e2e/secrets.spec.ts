import type { Page } from '@playwright/test';
import shipped from '../../static/config.json';
import { listenForCanaries } from './support/canaries';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { fill, heading, press } from './support/screens/screen';
import { open, reload } from './support/open';
import { DEMO, expect, signInBefore, test } from './support/test';
import { wirePage } from './support/tmdb';

const PASSWORD = 'canary-password-Zx81';

const go = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

test('typed passwords appear nowhere: store, storage, address, console, requests, page', async ({ page }) => {
  await page.clock.install();
  const canaries = await listenForCanaries(page);
  await open(page, './');

  await test.step('sign-up', async () => {
    await press(page, 'See plans');
    await press(page, 'Continue with Premium');
    await fill(page, 'Email Address', 'new@viewer.example');
    await fill(page, 'Password', PASSWORD);
    await fill(page, 'Confirm Password', `${PASSWORD}-other`);
    await press(page, 'Create Account');
    await expect(page.getByRole('textbox', { name: 'Confirm Password' })).toHaveAttribute('aria-invalid', 'true');
    await fill(page, 'Confirm Password', PASSWORD);
    await press(page, 'Create Account');
    await heading('Welcome to Kinora!')(page);
    await canaries.expectNone('after signing up');
  });

  await test.step('sign-in', async () => {
    await reload(page);
    await heading('Sign In')(page);
    await fill(page, 'Email', DEMO.email);
    await fill(page, 'Password', PASSWORD);
    await press(page, 'Sign In');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await press(page, 'Show password');
    await fill(page, 'Password', DEMO.password);
    await press(page, 'Sign In');
    await page.clock.fastForward(1500);
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await canaries.expectNone('after signing in');
  });

  await test.step('a change of the password', async () => {
    await press(page, 'Account menu');
    await go(page, 'Profile');
    await page.getByRole('tab', { name: 'Security' }).click();
    await press(page, 'Change Password');
    for (const name of ['Current password', 'New password', 'Confirm password'])
      await page.getByLabel(name, { exact: true }).fill(PASSWORD);
    await press(page, 'Update Password');
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    await canaries.expectNone('after changing it');
    // A password that is typed and not submitted.
    await press(page, 'Change Password');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByRole('tab', { name: 'Profile' }).click();
  });

  await test.step('the payment asks for no data that would have to be stored', async () => {
    await press(page, 'Account menu');
    await go(page, 'Subscription');
    await press(page, 'Continue with Premium');
    await page.getByRole('radio', { name: 'Credit or debit card' }).check();
    await expect(page.getByRole('dialog').locator('input:not([type="radio"])')).toHaveCount(0);
    await press(page, 'Proceed to Pay');
    await expect(page.getByText(/^Payment initiated with/)).toBeVisible();
  });

  await reload(page);
  await heading('Choose your plan')(page);
  await canaries.expectNone('on the next load');
  expect(canaries.statesSeen()).toBeGreaterThan(10);
});

const isTmdb = ({ host }: URL) => host === 'api.themoviedb.org';

for (const [name, setting, part] of [
  ['key', { tmdbApiKey: 'canary-key-0123456789abcdef' }, 'address'],
  ['token', { tmdbReadToken: 'canary-token-0123456789abcdef' }, 'headers'],
] as const) {
  test(
    `TMDB's ${name} goes to TMDB in the ${part} and nowhere else`,
    EXHAUSTIVE_ONLY,
    async ({ page, context, traffic }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signInBefore(page);
      const asked: string[] = [];
      const canaries = await listenForCanaries(page, (url, where) => isTmdb(url) && where === part);
      await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, ...setting } }));
      await page.route('https://image.tmdb.org/**', (route) => route.abort());
      // A refused request is reported in the console and in the diagnostics.
      await page.route('https://api.themoviedb.org/3/**', (route, request) => {
        asked.push(part === 'address' ? request.url() : (request.headers().authorization ?? ''));
        const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Authorization' };
        if (request.url().includes('/discover/')) return route.fulfill({ status: 401, headers, json: {} });
        return route.fulfill({ headers, json: wirePage(1, 3) });
      });
      for (const path of ['', 'movies', 'movies?genre=18', 'search?q=wire', 'movie/1?from=tmdb', 'watchlist']) {
        await open(page, `./${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await traffic.settled(page);
        await canaries.expectNone(path);
      }
      await open(page, './diagnostics');
      await expect(page.getByText(/^Checked at /)).toBeVisible();
      await press(page, 'Copy as text');
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('canary');
      await canaries.expectNone('diagnostics');
      expect(asked.some((text) => text.includes(`canary-${name}`))).toBe(true);
    },
  );
}
