import type { Page } from '@playwright/test';
import { open, openHeld, reload } from './support/open';
import { sayIn, speak } from './support/said';
import { sidewaysScroll } from './support/sidewaysScroll';
import { textUnder } from './support/storedBefore';
import { expect, signInBefore, test } from './support/test';

const german = sayIn('de');
const HEADING = 'Unlimited Entertainment';

const root = (page: Page) => page.locator('html');

const isHeaded = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();

test('a site in German is German before the app has loaded, on the first visit and on later ones', async ({ page }) => {
  await speak(page, 'de');
  for (const visit of ['first', 'second']) {
    const release = await openHeld(page, './');
    await isHeaded(page, german(HEADING));
    await expect(root(page), visit).toHaveAttribute('lang', 'de');
    await release();
    await isHeaded(page, german(HEADING));
    await expect(page.locator('#root').getByText(HEADING, { exact: true })).toHaveCount(0);
    await page.unroute('**/assets/*.js');
  }
});

test('a later visit has the first texts before the translations arrive', async ({ page }) => {
  await speak(page, 'de');
  await open(page, './');
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/lang-*.json', async (route) => {
    await arrival;
    await route.continue();
  });
  const reloaded = reload(page);
  await isHeaded(page, german(HEADING));
  arrive();
  await reloaded;
  await isHeaded(page, german(HEADING));
});

test('broken stored texts are loaded again', async ({ page }) => {
  await speak(page, 'de');
  await open(page, './');
  const key = 'kinora:words';
  const kept = await textUnder(page, key);
  const [file] = (kept ?? '').split('[');
  await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, `${file}["","half`]);
  await reload(page);
  await isHeaded(page, german(HEADING));
  expect(await textUnder(page, key)).toBe(kept);
});

for (const [what, answer] of [
  ['are missing', { status: 404 }],
  ['are a page', { body: '<p>Hi' }],
  ['are other data', { json: { results: [] } }],
  ['never arrive', null],
] as const)
  test(`a first and a later visit are in English if the translations ${what}`, async ({ page, traffic }) => {
    traffic.allow(/lang-/);
    const fail = () =>
      page.route('**/assets/lang-*.json', (route) => (answer === null ? undefined : route.fulfill(answer)));
    const isEnglish = async () => {
      await isHeaded(page, HEADING);
      await expect(root(page)).toHaveAttribute('lang', 'en');
    };
    await speak(page, 'de');
    await fail();
    await open(page, './');
    await isEnglish();
    await page.unroute('**/assets/lang-*.json');
    await reload(page);
    await isHeaded(page, german(HEADING));
    await fail();
    await reload(page);
    await isEnglish();
  });

test('a language that the build does not have leaves the site in English', async ({ page }) => {
  await speak(page, 'xx');
  await open(page, './');
  await isHeaded(page, HEADING);
  await expect(root(page)).toHaveAttribute('lang', 'en');
});

test.describe('a site that offers some languages', () => {
  test.use({ locale: 'fr-FR' });

  test('gets its first one in a browser that has none of them, and lists only these', async ({ page }) => {
    await speak(page, { uiLanguages: ['de', 'en', 'ar'] });
    await open(page, './');
    await isHeaded(page, german(HEADING));
    await page.getByRole('button', { name: german('Language') }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Deutsch', 'English', 'العربية']);
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await isHeaded(page, HEADING);
  });

  test('has nothing to choose with one language', async ({ page }) => {
    await speak(page, { uiLanguages: ['de'] });
    await signInBefore(page);
    await open(page, 'profile');
    await isHeaded(page, german('Profile Settings'));
    await expect(page.getByRole('heading', { name: german('Your data') })).toBeVisible();
    await expect(page.getByText(german('Change language'))).toHaveCount(0);
    await page.getByRole('button', { name: german('Account menu') }).click();
    await expect(page.getByRole('menuitem', { name: german('Logout') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: german('Language'), exact: true })).toHaveCount(0);
  });
});

test('a viewer browses, saves a title and finds it in German', async ({ page }) => {
  await speak(page, 'de');
  await signInBefore(page);
  await open(page, './');
  await expect(page.getByRole('region', { name: german('Latest Releases') })).toBeVisible();
  await page.getByRole('link', { name: german('MOVIES'), exact: true }).click();
  await isHeaded(page, german('Movies Collection'));
  await expect(page).toHaveTitle(`${german('Movies')} · Kinora`);
  const card = page.getByRole('article').first();
  const before = (await card.getAttribute('aria-label')) ?? '';
  await page.getByRole('radio', { name: german('Horror') }).check();
  await expect(card).not.toHaveAttribute('aria-label', before);
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.hover();
  await card.getByRole('button', { name: german('Add to watchlist') }).click();
  await page.getByRole('link', { name: german('WATCHLIST'), exact: true }).click();
  await isHeaded(page, german('My Watchlist'));
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
});

test('a site in Arabic runs from right to left and never scrolls sideways', async ({ page }) => {
  const arabic = sayIn('ar');
  await speak(page, 'ar');
  await signInBefore(page);
  for (const [path, heading] of [
    ['movies', 'Movies Collection'],
    ['watchlist', 'My Watchlist'],
    ['search', 'Search Movies'],
  ] as const) {
    await open(page, `./${path}`);
    await isHeaded(page, arabic(heading));
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    for (const width of [320, 834]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${path}, ${width} wide`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('a browser', () => {
  for (const [locale, language] of [
    ['pt-PT', 'pt-BR'],
    ['de-AT', 'de'],
    ['zh-CN', 'zh-Hans'],
  ] as const)
    test.describe(`in ${locale}`, () => {
      test.use({ locale });
      test(`gets ${language} on its first visit`, async ({ page }) => {
        await open(page, './');
        await isHeaded(page, sayIn(language)(HEADING));
        await expect(root(page)).toHaveAttribute('lang', language);
      });
    });

  test.describe('in zh-TW', () => {
    test.use({ locale: 'zh-TW' });
    test('gets English, because the bundle has another script only', async ({ page }) => {
      await open(page, './');
      await isHeaded(page, HEADING);
      await expect(root(page)).toHaveAttribute('lang', 'en');
    });
  });
});

const choose = async (page: Page, name: string) => {
  const item = page.getByRole('menuitemradio', { name, exact: true });
  await expect(item).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await item.click();
  await reloaded;
};

test('a viewer changes the language in the middle of a list, and stays there', async ({ page }) => {
  await signInBefore(page);
  await open(page, './movies');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await choose(page, 'Deutsch');
  await isHeaded(page, german('Movies Collection'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);

  await reload(page);
  await expect(root(page)).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: german('Account menu') }).click();
  await page.getByRole('menuitem', { name: german('Language') }).click();
  await choose(page, 'العربية');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
});

test('a viewer who scrolls right after a reload is not moved back', async ({ page }) => {
  await signInBefore(page);
  await open(page, './movies');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The chunk restores the scroll position.
  await page.route('**/assets/shell-extras.*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The `load` event may wait for the chunk.
  await reload(page, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  release();
  await expect(root(page)).toHaveAttribute('data-app', 'whole');
  // The browser may move the page by a pixel.
  expect(await page.evaluate(() => scrollY)).toBeLessThan(300);
});

test('Escape closes the list of languages only, and the focus returns', async ({ page }) => {
  await signInBefore(page);
  await open(page, './movies');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const entry = page.getByRole('menuitem', { name: 'Language' });
  await entry.click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});

test('text that a change of the language would lose is not lost without a question', async ({ page }) => {
  await open(page, './');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('someone@example.org');
  const button = page.getByRole('button', { name: 'Language', exact: true });
  await button.click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(email).toHaveValue('someone@example.org');

  await button.click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Change language' }).click();
  await isHeaded(page, german(HEADING));
});

test('a tab in the background follows the choice of another tab', async ({ page, context }) => {
  await open(page, './');
  const other = await context.newPage();
  await open(other, './');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await other.getByRole('button', { name: 'Language', exact: true }).click();
  await choose(other, 'Deutsch');
  await isHeaded(other, german(HEADING));
  await isHeaded(page, german(HEADING));
});
