import type { Page } from '@playwright/test';
import { IN_BOTH } from './support/extent';
import { live, open, openBare, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';

/** Inherited by every object, and the names of what the page says in place of the app. */
const NO_SCREENS = ['constructor', '__proto__', 'old', 'file', 'unreachable', 'landing', 'home', 'other'];

test('an address that is called like something of the boot’s own is a page that is not there', async ({
  page,
  traffic,
}) => {
  traffic.allow(/./);
  await signInBefore(page);
  for (const name of NO_SCREENS) {
    await openBare(page, `./${name}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveAttribute('data-notice');
    await live(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});

/** A server that answers every address with the page: so does what lies below `x`, where nothing is. */
async function fallBackBelow(page: Page, folder: string): Promise<string[]> {
  const inVain: string[] = [];
  await page.route(`**${folder}**`, async (route) => {
    if (!route.request().isNavigationRequest()) inVain.push(new URL(route.request().url()).pathname);
    const answer = await route.fetch({ url: new URL('/kinora/', route.request().url()).href });
    await route.fulfill({ response: answer });
  });
  return inVain;
}

test('on a server that answers every address with the page, one file is asked for in vain, once', async ({
  page,
  traffic,
  log,
}) => {
  traffic.allow(/\/x\//);
  await signInBefore(page);
  const inVain = await fallBackBelow(page, '/kinora/x/');
  await open(page, './x/y');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/kinora/x/y');
  expect(inVain).toEqual(['/kinora/x/config.json']);
  // A place that was found once is remembered.
  await reload(page);
  expect(inVain).toHaveLength(1);
  expect(log).toEqual([]);
});

test('where the address alone does not say the place, a configuration that is lost costs nothing but itself', async ({
  page,
  traffic,
}) => {
  traffic.allow(/\/x\/|config\.json|\.woff2/);
  await signInBefore(page);
  await fallBackBelow(page, '/kinora/x/');
  // The bundle's own answers with the page, too.
  await page.route('**/kinora/config.json', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await open(page, './x/y');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('on a first visit to a site without sign-in, a configuration that comes late takes nothing from the app', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/config.json', async (route) => {
    await isTime;
    await route.fulfill({ json: { features: { signIn: false } } });
  });
  await open(page, './');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.getByRole('link', { name: 'MOVIES' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
});

test(
  'a page’s own chunk that fails once is asked for again, where the bundle is',
  IN_BOTH,
  async ({ page, traffic }) => {
    traffic.allow(/movies\.\w+\.js/);
    await signInBefore(page);
    let failures = 1;
    await page.route('**/assets/movies.*.js', (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await open(page, './movies');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  },
);

test('colours of a configuration that is there no more go with the visit that hears of it', async ({
  page,
  traffic,
}) => {
  traffic.allow(/config\.json/);
  const accent = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-accent'));
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { brand: { accent: '#7fd6c2', accentText: '#10201c' } } }),
  );
  await signInBefore(page);
  await open(page, './');
  await expect.poll(accent).toBe('#7fd6c2');
  await page.unroute('**/config.json');
  for (const lost of [{ status: 404 }, { body: '{broken' }]) {
    await page.route('**/config.json', (route) => route.fulfill(lost));
    await reload(page);
    await expect.poll(accent).toBe('');
    await page.unroute('**/config.json');
  }
  await page.route('**/config.json', () => undefined);
  await openBare(page, './', { waitUntil: 'domcontentloaded' });
  expect(await accent()).toBe('');
});
