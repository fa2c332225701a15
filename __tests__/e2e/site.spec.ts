import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { resumeClock, stopClock } from './support/pageClock';
import { open, openBare, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';

const withConfig = (page: Page, config: object) =>
  page.route('**/config.json', (route) => route.fulfill({ json: config }));

const FILMCLUB = { brand: { name: 'Filmclub', accent: '#7fd6c2', accentText: '#10201c' } };

const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lamp').trim());

test.describe('a site with another name', () => {
  test('shows its name everywhere, in its own color', async ({ page }) => {
    await withConfig(page, FILMCLUB);
    await open(page, './');
    await expect(page).toHaveTitle('Filmclub: Unlimited Entertainment');
    await expect(page.getByRole('heading', { name: 'What is Filmclub?' })).toBeVisible();
    expect(await accent(page)).toBe('#7fd6c2');
    await expect(page.locator('#root').getByText(/Kinora/)).toHaveCount(0);

    await signInBefore(page);
    await open(page, './movies');
    await expect(page).toHaveTitle('Movies · Filmclub');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Filmclub, home' })).toBeVisible();
  });

  test('starts with its name on the next visit, before the app has loaded', EXHAUSTIVE_ONLY, async ({ page }) => {
    await withConfig(page, FILMCLUB);
    await open(page, './');
    await expect(page).toHaveTitle('Filmclub: Unlimited Entertainment');

    // The scripts never arrive, so that only the prerendered page is visible.
    await page.route('**/assets/*.js', () => undefined);
    await openBare(page, './', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner').getByText('Filmclub')).toBeVisible();
    await expect(page).toHaveTitle('Filmclub');
    await expect(page.locator('#root').getByText(/Kinora/)).toHaveCount(0);
    expect(await accent(page)).toBe('#7fd6c2');
  });

  test('is Kinora again once the deployer removes the name', EXHAUSTIVE_ONLY, async ({ page }) => {
    await withConfig(page, FILMCLUB);
    await open(page, './');
    await expect(page).toHaveTitle('Filmclub: Unlimited Entertainment');
    await page.unroute('**/config.json');
    await reload(page);
    await expect(page).toHaveTitle('Kinora: Unlimited Entertainment');
    await reload(page);
    await expect(page).toHaveTitle('Kinora: Unlimited Entertainment');
    expect(await accent(page)).toBe('#f6b24a');
  });

  test('shows its image, or its name if the image is missing', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
    traffic.allow(/missing\.svg/);
    await signInBefore(page);
    await withConfig(page, { brand: { name: 'Filmclub', wordmark: 'art/brand/mark.svg' } });
    await open(page, './movies');
    const home = page.getByRole('banner').getByRole('link', { name: 'Filmclub, home' });
    await expect(home.getByRole('img', { name: 'Filmclub' })).toHaveAttribute(
      'src',
      /\/kinora\/art\/brand\/mark\.svg$/,
    );

    await withConfig(page, { brand: { name: 'Filmclub', wordmark: 'art/brand/missing.svg' } });
    await reload(page);
    await expect(home).toHaveText('Filmclub');
  });
});

test.describe('a site without sign-in', () => {
  const OPEN = { features: { signIn: false } };

  test('opens home at once, and again from the first paint on', async ({ page }) => {
    await withConfig(page, OPEN);
    await stopClock(page);
    await open(page, './');
    await resumeClock(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toHaveCount(0);

    await page.route('**/assets/*.js', () => undefined);
    await openBare(page, './', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'Latest Releases' })).toBeAttached();
  });

  test('has no sign-out, no plans and no account name', EXHAUSTIVE_ONLY, async ({ page }) => {
    await withConfig(page, OPEN);
    await open(page, './profile');
    await expect(page.getByRole('heading', { level: 2, name: 'Viewer' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(/demo/i)).toHaveCount(0);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Language', 'Commands']);
    await open(page, './subscription');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test('without the demo account, viewers sign up on a device and sign in there', EXHAUSTIVE_ONLY, async ({ page }) => {
  await withConfig(page, { features: { demoAccount: false, plans: false } });
  await page.clock.install();
  await open(page, './');
  await expect(page.getByText(/demo/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'See plans' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@films.example');
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');

  await page.getByLabel('Password', { exact: true }).fill('anything at all');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('There is no account with this email on this device. Please create one.')).toBeVisible();

  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Email Address').fill('ada@films.example');
  await page.getByLabel('Password', { exact: true }).fill('anything at all');
  await page.getByLabel('Confirm Password').fill('anything at all');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Home' }).click();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('ada@films.example')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill('Ada@films.example');
  await page.getByLabel('Password', { exact: true }).fill('anything at all');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
});

test('home has the rows that the deployer names, in their order', async ({ page }) => {
  await signInBefore(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/movies/genre/')) asked.push(request.url());
  });
  await withConfig(page, { homeRows: ['horror', 'action-packed', 'studios'] });
  // The page waits for its settings for a moment. A stopped clock makes this independent of the machine.
  await stopClock(page);
  await open(page, './');
  await resumeClock(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Horror',
    'Action Packed',
    'Studios',
  ]);
  await expect(page.getByRole('region', { name: 'Horror' }).getByRole('article').first()).toBeVisible();
  expect(asked.map((url) => url.split('/').at(-1))).toEqual(['3']);

  await test.step('the next first paint shows nothing else', async () => {
    await page.route('**/assets/*.js', () => undefined);
    await openBare(page, './', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('status')).toHaveText('Loading Kinora…');
    await expect(page.getByRole('heading', { name: 'Latest Releases' })).toHaveCount(0);
  });
});

test(
  'mistakes in config.json are reported, and hosts that the page may not request',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') said.push(message.text());
    });
    await withConfig(page, {
      productApiURL: 'api',
      tmdbImageBaseUrl: 'http://nas.example/t/p',
      brand: { accent: '#8a2be2' },
    });
    await open(page, './');
    await expect(page).toHaveTitle(/Kinora/);
    await expect
      .poll(() => said)
      .toEqual([
        'config.json: unknown setting "productApiURL"',
        'config.json: brand.accent has a contrast of 2.6 to the page, below 4.5; it is ignored',
        'config.json: tmdbImageBaseUrl is at http://nas.example, which is blocked; run node deploy/apply.cjs to allow it',
      ]);
  },
);

test(
  'a site whose settings cannot load works as Kinora, and the log gives the reason',
  EXHAUSTIVE_ONLY,
  async ({ page, log, traffic }) => {
    traffic.allow(/settings\.\w+\.js$/);
    await withConfig(page, FILMCLUB);
    await page.route('**/assets/site-extras.*.js', (route) => route.abort());
    await open(page, './');
    await expect(page).toHaveTitle('Kinora: Unlimited Entertainment');
    await expect.poll(() => log).toContain('config.json could not be read; the defaults are used');
  },
);
