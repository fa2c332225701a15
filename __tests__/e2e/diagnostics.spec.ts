import type { Page } from '@playwright/test';
import { hang } from './support/screens/screen';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openBare, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { wirePage, withTmdb } from './support/tmdb';

/** Returns the value of a label in a section. */
const value = (page: Page, section: string, label: string) =>
  page
    .getByRole('region', { name: section })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('definition');

const checked = (page: Page) => expect(page.getByText(/^Checked at /)).toBeVisible();

const openDiagnostics = async (page: Page) => {
  await open(page, './diagnostics');
  await checked(page);
};

test('signed out, the page stands alone, is not indexed, and leads to the start', async ({ page }) => {
  const answer = await open(page, './diagnostics/');
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await expect(page).toHaveTitle('Diagnostics · Kinora');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(value(page, 'Version', 'Build')).toHaveText(/^[\da-f]{8}$/);
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toBeVisible();
});

test('no other screen is shown before the diagnostics', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await openBare(page, './diagnostics', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading Kinora…');
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test('the account menu opens the page, also by keyboard; it lists failures of this tab', async ({ page, traffic }) => {
  traffic.allow(/\/art\/studios\//);
  await signInBefore(page);
  await page.route('**/api/movies/genre/3', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/art/studios/marvel*', (route) => route.fulfill({ status: 410, body: '' }));
  await open(page, './');
  await expect(page.getByRole('region', { name: 'Action Packed' }).getByRole('article').first()).toBeAttached();
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Diagnostics' })).toBeFocused();
  await page.keyboard.press('Enter');
  const failures = page.getByRole('region', { name: 'Last failures' });
  await expect(failures).toContainText('Product API, genre_3: HTTP 404');
  await expect(failures).toContainText(/\/kinora\/art\/studios\/marvel[\w.-]+: HTTP 410/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // The next page load of the tab lists them too.
  await traffic.settled(page);
  await reload(page);
  await checked(page);
  await expect(failures).toContainText('Product API, genre_3: HTTP 404');
});

test.describe('sources', () => {
  const source = (page: Page, name: string) => value(page, 'Sources', name);

  test('are reachable as the bundle ships them', async ({ page }) => {
    await openDiagnostics(page);
    await expect(source(page, 'Product API')).toHaveText(/^Reachable, \d+ ms: the bundled samples$/);
    await expect(source(page, 'TMDB')).toHaveText('Not set');
    await expect(source(page, 'TMDB images')).toHaveText('Not set');
    await expect(source(page, 'Samples')).toHaveText(/^Reachable, \d+ ms$/);
    await expect(page.getByText('No problems found')).toBeVisible();
  });

  test('show their errors, and the result of the next check', EXHAUSTIVE_ONLY, async ({ page }) => {
    let status = 401;
    await withTmdb(page, () => (status === 200 ? wirePage(1, 1) : status));
    await page.route('**/api/movies/popular', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await openDiagnostics(page);
    await expect(source(page, 'Product API')).toHaveText(/^Responds, but not with a catalogue, \d+ ms$/);
    await expect(source(page, 'TMDB')).toHaveText(/^HTTP 401, \d+ ms: invalid key$/);
    await expect(source(page, 'TMDB images')).toHaveText('Not checked: TMDB returned none');
    await expect(page.getByText('2 problems found')).toBeVisible();

    status = 200;
    await page.unroute('**/api/movies/popular');
    await page.route('**/api/movies/popular', (route) => route.abort());
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(source(page, 'Product API')).toHaveText('Could not be reached');
    await expect(source(page, 'TMDB')).toHaveText(/^Reachable, \d+ ms$/);
    await expect(source(page, 'TMDB images')).toHaveText('Could not be reached');
    await checked(page);
  });

  test('show one that blocks this page, and one that is left out', EXHAUSTIVE_ONLY, async ({ page }) => {
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { sources: ['product'], tmdbApiKey: 'k3y', productApiUrl: 'https://films.example/api' } }),
    );
    await page.route('https://films.example/**', (route) =>
      route.fulfill({ json: [], headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }),
    );
    await openDiagnostics(page);
    await expect(source(page, 'Product API')).toHaveText('Responds, but does not allow this page to read it (CORS)');
    await expect(source(page, 'TMDB')).toHaveText('Not checked: not in “sources”');
  });

  test('show one that never responds', EXHAUSTIVE_ONLY, async ({ page }) => {
    await page.clock.install();
    await hang('**/api/movies/popular')(page);
    await open(page, './diagnostics');
    await expect(source(page, 'Samples')).toHaveText(/^Reachable/);
    await expect(source(page, 'Product API')).toHaveText('Checking…');
    await expect(page.getByRole('status')).toHaveText('Checking…');
    await page.clock.fastForward(10_000);
    await expect(source(page, 'Product API')).toHaveText('No response after 10 s');
    await checked(page);
  });
});

test('the page shows the current configuration without its secrets, and the mistakes of config.json', async ({
  page,
}) => {
  const config = {
    tmdbApiKey: 'canary-key-0123456789',
    sources: ['nobody'],
    productApiUrl: 'https://films.example/api/?token=canary-query',
  };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route(/films\.example|themoviedb/, (route) => route.abort());
  await openDiagnostics(page);
  await expect(value(page, 'Configuration', 'tmdbApiKey')).toHaveText('set');
  await expect(value(page, 'Configuration', 'tmdbReadToken')).toHaveText('not set');
  await expect(value(page, 'Configuration', 'productApiUrl')).toHaveText('https://films.example/api/');
  await expect(value(page, 'Configuration', 'Warning')).toContainText('sources is not a list');
  expect(await page.locator('body').innerText()).not.toContain('canary');

  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(value(page, 'Configuration', 'config.json')).toHaveText('Changed since this page was loaded: reload it');
});

test('the report is copied as text, or selected if the clipboard is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDiagnostics(page);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Kinora diagnostics, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\n\nVersion\n {2}Kinora: \d/);
  const rows = await page
    .locator('dl > div')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent).join(': ')));
  expect(rows.length).toBeGreaterThan(30);
  expect(text.split('\n').filter((line) => line.startsWith('  '))).toEqual(rows.map((row) => `  ${row}`));

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const field = page.getByRole('textbox', { name: /copy it yourself/ });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe(await field.inputValue());
  expect(selected).toContain('Kinora diagnostics');
});

test('the catalogue cache is cleared, in storage too, and loaded again', EXHAUSTIVE_ONLY, async ({ page }) => {
  await signInBefore(page);
  await open(page, './');
  await expect(page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Diagnostics' }).click();
  await checked(page);
  const answers = value(page, 'Catalogue cache', 'Responses');
  await expect(answers).not.toHaveText('0');

  // A title that only the new response has.
  await page.route('**/api/movies/genre/1', (route) =>
    route.fulfill({ json: { sample: true, results: [{ id: 1, title: 'New Wave' }] } }),
  );
  await page.getByRole('button', { name: 'Clear the catalogue cache' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'cache cleared' })).toBeVisible();
  await expect(answers).toHaveText('6');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kinora:catalogue')))
    .toMatch(/"titles":\[\{[^[]*"New Wave"/);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page.getByRole('article', { name: 'New Wave' })).toBeAttached();
});

test('the page reports that the storage is blocked', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await openDiagnostics(page);
  await expect(value(page, 'Storage', 'Local storage')).toHaveText('Blocked: changes are lost when you close the tab');
});
