import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signInBefore, test } from './support/test';

const WIDTHS = [390, 834, 1440];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Screen {
  name: string;
  isSignedOut?: boolean;
  path?: string;
  /** Brings the screen into its state. */
  arrange: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const SCREENS: readonly Screen[] = [
  { name: 'landing', isSignedOut: true, arrange: (page) => expect(page.getByRole('dialog')).toBeVisible() },
  {
    name: 'sign-in with errors',
    isSignedOut: true,
    arrange: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('a@b.example');
      await press(page, 'Get Started');
      await press(page, 'Sign In');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  {
    name: 'sign-up with errors',
    isSignedOut: true,
    arrange: async (page) => {
      await press(page, 'See plans');
      await press(page, 'Continue with Premium');
      await press(page, 'Create Account');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  {
    name: 'home',
    arrange: (page) =>
      expect(page.getByRole('region', { name: 'TV Series' }).getByRole('article').first()).toBeAttached(),
  },
  {
    name: 'account menu',
    arrange: async (page) => {
      await press(page, 'Account menu');
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    },
  },
  {
    name: 'full screen',
    arrange: async (page) => {
      await press(page, 'Play full screen');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'detail', path: 'movie/1001', arrange: heading('Interstellar') },
  { name: 'not found', path: 'movie/999999', arrange: heading('Movie not found') },
  {
    name: 'trailer',
    path: 'movie/1001',
    arrange: async (page) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<html lang="en"><title>Trailer</title><main><h1>Trailer</h1></main>',
        }),
      );
      await press(page, 'Watch Now');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'movies', path: 'movies', arrange: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  {
    name: 'movie overlay',
    path: 'movies',
    arrange: async (page) => {
      await press(page, 'Interstellar');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'no movies', path: 'movies?genre=99', arrange: heading('No Movies Found') },
  { name: 'series', path: 'series', arrange: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  { name: 'search', path: 'search', arrange: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  {
    name: 'suggestions',
    path: 'search',
    arrange: async (page) => {
      await page.getByRole('combobox').pressSequentially('the');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'nothing found', path: 'search?q=zzzzzz', arrange: heading('No movies found') },
  { name: 'empty watchlist', path: 'watchlist', arrange: heading('Your watchlist is empty') },
  {
    name: 'clear question',
    path: 'movie/1001',
    arrange: async (page) => {
      await press(page, 'Add to Watchlist');
      await page.goto('./watchlist');
      await press(page, 'Clear Watchlist');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'plans', path: 'subscription', arrange: heading('Choose your plan') },
  {
    name: 'payment',
    path: 'subscription',
    arrange: async (page) => {
      await press(page, 'Continue with Premium');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'profile', path: 'profile', arrange: heading('Profile Settings') },
  {
    name: 'profile security',
    path: 'profile',
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  },
  { name: 'studio', path: 'studio/hbo', arrange: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  { name: 'watch', path: 'watch/1001', arrange: heading(/./) },
  { name: '404', path: 'no/such/page', arrange: heading('Page not found') },
];

for (const { name, isSignedOut = false, path = '', arrange } of SCREENS) {
  test(`${name} has no violation and no sideways scroll`, async ({ page }) => {
    test.setTimeout(60_000);
    // Half-way through a fade, colours are none of the page's.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!isSignedOut) await signInBefore(page);
    await page.goto(`./${path}`);
    await arrange(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).exclude('iframe').analyze();
      const found = violations.map(
        ({ id, nodes }) => `${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
