import type { Page } from '@playwright/test';
import pages from '../../src/contracts/routes.json';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { withFilms } from './support/films';
import { goTo } from './support/goTo';
import { open, openBare } from './support/open';
import { expectToStand, expectWayOut } from './support/stands';
import { WITHOUT_APP } from './support/stood';
import { expect, signInBefore, test } from './support/test';
import type { Traffic } from './support/traffic';

/** Rows X1, X2 and X4 of docs/faults.md: components that fail, and browsers that lack features. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Constructors that only the component of one page calls. */
const POISONS = [
  { path: 'profile', name: 'Profile Settings', constructor: 'DateTimeFormat' },
  { path: 'subscription', name: 'Choose your plan', constructor: 'NumberFormat' },
] as const;

for (const { path, name, constructor } of POISONS) {
  test(
    `X1 if a component of /${path} throws, that page shows an error and recovers, and the others stand`,
    EXHAUSTIVE_ONLY,
    async ({ page, log }) => {
      await page.addInitScript((poisoned) => {
        const { prototype } = Intl[poisoned];
        const sound = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
        Object.defineProperty(prototype, 'format', {
          configurable: true,
          get() {
            if ('isHealed' in window) return sound.get?.call(this) as unknown;
            throw new Error('The test poisoned this');
          },
        });
      }, constructor);
      const says = heading(page, 'This page could not be shown');
      await open(page, `./${path}`);
      await expect(says).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expectToStand(page);
      expect(await page.locator('body').innerText()).not.toContain('poisoned');

      await test.step('the others stand, and the page recovers', async () => {
        await goTo(page, 'watchlist');
        await expect(heading(page, 'My Watchlist')).toBeVisible();
        await expectToStand(page);
        await goTo(page, path);
        await expect(says).toBeVisible();
        await goTo(page, 'movies');
        await expect(heading(page, 'Movies Collection')).toBeVisible();
        await page.evaluate(() => Object.assign(window, { isHealed: true }));
        await page.goBack();
        await expect(heading(page, name)).toBeVisible();
        await expectToStand(page);
      });

      await test.step('the error leads home, with or without the header', async () => {
        await open(page, `./${path}`);
        await page.getByRole('button', { name: 'Return Home' }).click();
        await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
        await expectToStand(page);
        await expectWayOut(page);
      });
      expect(log.join()).toContain('The test poisoned this');
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const ALONE = { ...EXHAUSTIVE_ONLY, annotation: WITHOUT_APP };
  for (const path of ['', 'movies', 'no-such-page'])
    test(`X2 /${path} without scripts shows its requirements`, ALONE, async ({ page }) => {
      await openBare(page, `./${path}`);
      await expect(page.getByText(/JavaScript/)).toBeVisible();
    });

  test('X2 /movie/1001 without scripts is readable', ALONE, async ({ page }) => {
    await openBare(page, './movie/1001/');
    await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
  });
});

/** Features that a browser, an embedded view or a privacy mode may lack. */
const MISSING = [
  'matchMedia',
  'IntersectionObserver',
  'ResizeObserver',
  'BroadcastChannel',
  'requestIdleCallback',
  'scheduler',
  'navigator.locks',
  'document.startViewTransition',
  'indexedDB',
  'caches',
];

const remove = (page: Page, names: readonly string[]) =>
  page.addInitScript((lacking) => {
    for (const name of lacking) {
      const [property = '', holder] = name.split('.').reverse();
      const from = { navigator, document, undefined: window }[String(holder)] ?? window;
      // If a prototype has the property, an own `undefined` hides it.
      if (!Reflect.deleteProperty(from, property) || property in from)
        Object.defineProperty(from, property, { value: undefined, configurable: true });
    }
  }, names);

/** Goes from home to a film, and then to the watchlist with the title that was added on the way. */
async function visit(page: Page, traffic: Traffic) {
  await open(page, './');
  await expect(page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('group', { name: 'The Boys' }).getByRole('heading').hover();
  await expectToStand(page);
  await page.getByRole('link', { name: 'MOVIES', exact: true }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'Add to watchlist' }).click();
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectToStand(page);
  // An own film makes the site the deployer's, so the samples that were shown before disappear.
  await withFilms(page, traffic);
  await open(page, './watch/film');
  await expect(page.getByRole('dialog', { name: 'The Lamp' })).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  await page.mouse.move(300, 300);
  await expectToStand(page);
  await goTo(page, 'watchlist');
  await expect(heading(page, 'My Watchlist')).toBeVisible();
  await expect(page.getByTitle('Remove from Watchlist')).toHaveCount(1);
  await expectToStand(page);
}

for (const lacking of [...MISSING.map((name) => [name]), MISSING]) {
  const what = lacking.length === 1 ? String(lacking[0]) : 'any of these';
  test(`X4 without ${what} a visit goes from home to a film`, EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
    await remove(page, lacking);
    await visit(page, traffic);
    expect(
      await page.evaluate((names) => {
        const has = (name: string) => {
          const [property = '', holder] = name.split('.').reverse();
          const from = holder === 'navigator' ? navigator : holder === 'document' ? document : window;
          return (from as unknown as Record<string, unknown>)[property] !== undefined;
        };
        return names.filter(has);
      }, lacking),
    ).toEqual([]);
  });
}

const PATHS = ['', ...pages.fixed.map(({ path }) => path), 'movie/1001', 'watch/1001', 'studio/hbo', 'no-such-page'];

for (const [what, emulate] of [
  // A window of 1280 px at 400 % zoom.
  ['at 400 %', (page: Page) => page.setViewportSize({ width: 320, height: 256 })],
  ['in forced colours', (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`X4 every page stands ${what}`, EXHAUSTIVE_ONLY, async ({ page }) => {
    test.setTimeout(120_000);
    await emulate(page);
    await open(page, './watchlist');
    await expect(heading(page, 'My Watchlist')).toBeVisible();
    for (const path of PATHS) {
      await test.step(`/${path}`, async () => {
        await goTo(page, path);
        await expect(page.locator('main')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectToStand(page);
      });
    }
  });
}

test('X4 with reduced motion no preview plays by itself', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page, './');
  const slide = page.getByRole('group', { name: 'The Boys' });
  await expect(slide.getByRole('button', { name: 'Play preview' })).toBeVisible();
  await slide.getByRole('heading').hover();
  await page.clock.runFor(10_000);
  await expect(slide.locator('video')).toHaveAttribute('data-playing', 'false');
  await expect(slide).toBeInViewport();
  await expectToStand(page);
});
