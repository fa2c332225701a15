import type { Page } from '@playwright/test';
import { IN_BOTH } from './support/extent';
import { live, open, openBare, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';

/** Names that every object inherits, and the names of the notices and screens inside the page. */
const NO_SCREENS = ['constructor', '__proto__', 'old', 'file', 'unreachable', 'landing', 'home', 'other'];

test('an address that equals a name inside the boot script shows the page for unknown addresses', async ({
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

/**
 * Fakes a server that answers every address below a folder with the page. Returns the paths of its requests for files.
 */
async function fallBackBelow(page: Page, folder: string): Promise<string[]> {
  const inVain: string[] = [];
  await page.route(`**${folder}**`, async (route) => {
    if (!route.request().isNavigationRequest()) inVain.push(new URL(route.request().url()).pathname);
    const answer = await route.fetch({ url: new URL('/kinora/', route.request().url()).href });
    await route.fulfill({ response: answer });
  });
  return inVain;
}

test('a server that answers every address with the page gets only one request for a file that does not exist', async ({
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
  // A base path that was found once is remembered.
  await reload(page);
  expect(inVain).toHaveLength(1);
  expect(log).toEqual([]);
});

test('a lost configuration loses only its settings, even if the address does not determine the base path', async ({
  page,
  traffic,
}) => {
  traffic.allow(/\/x\/|config\.json|\.woff2/);
  await signInBefore(page);
  await fallBackBelow(page, '/kinora/x/');
  // The bundle's own config.json also responds with a page.
  await page.route('**/kinora/config.json', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await open(page, './x/y');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a configuration that arrives late does not stop the app on a first visit to a site without sign-in', async ({
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
  'a route chunk that fails once is requested again at the base path of the bundle',
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

test('colors of a removed configuration disappear with the visit that finds the file missing', async ({
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
