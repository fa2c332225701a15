import type { Page } from '@playwright/test';
import { whole } from '../open';
import { expect } from '../test';
import type { Screen } from './screen';
import { abort, firstCard, hang, LAPTOP, PHONE, press, rowsAreIn } from './screen';

const slide = (title: string) => async (page: Page) => {
  await rowsAreIn(page);
  const group = page.getByRole('group', { name: title });
  await group.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'nearest' }));
  await expect(group).toBeInViewport({ ratio: 0.9 });
};

const previewIsOpen = (page: Page) => expect(page.getByRole('group', { name: /^About / })).toBeVisible();

/** Opens a dialog by its shortcut. The parts that handle keys load late. */
const openByKey = async (page: Page, key: string) => {
  await whole(page);
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Makes the browser report that it is offline. Images that are loading still arrive. */
function sayOffline() {
  Object.defineProperty(navigator, 'onLine', { value: false });
  window.dispatchEvent(new Event('offline'));
}

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Scrolls first and hovers then, because a card that scrolls under the pointer opens no preview. */
const restAt = async (page: Page, name: string, index: number) => {
  const card = row(page, name).getByRole('article').nth(index);
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await previewIsOpen(page);
};

export const homeScreens: readonly Screen[] = [
  { name: 'home', arrange: rowsAreIn },
  {
    name: 'keyboard shortcuts',
    isVariant: true,
    part: 'dialog',
    arrange: (page) => openByKey(page, '?'),
  },
  {
    name: 'commands',
    part: 'dialog',
    arrange: (page) => openByKey(page, 'Control+k'),
  },
  {
    name: 'surprise me',
    isVariant: true,
    part: 'dialog',
    path: 'movies',
    arrange: async (page) => {
      await firstCard(page).waitFor();
      await openByKey(page, 'r');
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
    },
  },
  { name: 'home, whole', isLong: true, isVariant: true, arrange: rowsAreIn },
  ...['Money Heist', 'Game of Thrones', 'Interstellar', 'Avengers'].map((title) => ({
    name: `hero, ${title}`,
    isVariant: true,
    arrange: slide(title),
  })),
  {
    name: 'hero with its clip',
    isVariant: true,
    part: '[aria-label="Featured"]',
    arrange: async (page) => {
      await rowsAreIn(page);
      await press(page, 'Play preview');
      await expect(page.locator('video[data-playing="true"]')).toBeVisible();
    },
  },
  {
    name: 'full screen',
    isVariant: true,
    part: 'dialog',
    arrange: async (page) => {
      await press(page, 'Play full screen');
      await expect(page.getByRole('dialog')).toBeVisible();
      // The dialog closes when its clip ends.
      await page.locator('dialog video').evaluate((video: HTMLVideoElement) => void (video.loop = true));
    },
  },
  {
    name: 'home, scrolled',
    isVariant: true,
    arrange: async (page) => {
      await rowsAreIn(page);
      await row(page, 'Popular Movies').getByRole('article').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a card pointed at',
    isVariant: true,
    hasPreview: true,
    widths: [LAPTOP],
    arrange: async (page) => {
      await rowsAreIn(page);
      await restAt(page, 'Popular Movies', 1);
    },
  },
  {
    name: 'a card with a backdrop pointed at',
    isVariant: true,
    hasPreview: true,
    part: '[popover]:popover-open',
    widths: [LAPTOP],
    arrange: async (page) => {
      await rowsAreIn(page);
      await restAt(page, 'Sci-fi & Fantasy', 0);
    },
  },
  {
    name: 'a card with the focus',
    isVariant: true,
    hasPreview: true,
    arrange: async (page) => {
      await rowsAreIn(page);
      await row(page, 'Popular Movies').getByRole('link').nth(1).focus();
      await page.keyboard.press('ArrowRight');
      await previewIsOpen(page);
    },
  },
  {
    name: 'home, loading',
    isVariant: true,
    prepare: hang('**/api/movies/**'),
    arrange: (page) => expect(page.getByText('Loading movies...').first()).toBeAttached(),
  },
  {
    name: 'a row that failed',
    isVariant: true,
    part: 'section:has([role="alert"])',
    prepare: abort('**/assets/sample-extras.*.js'),
    arrange: async (page) => {
      const failed = row(page, 'Horror');
      await expect(failed.getByText(/^Error: ./)).toBeVisible();
      await failed.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'home without a network',
    isVariant: true,
    part: 'div:has(> [role="status"])',
    arrange: async (page) => {
      await rowsAreIn(page);
      await page.evaluate(sayOffline);
      await expect(page.getByText(/^You are offline/)).toBeVisible();
    },
  },
  {
    name: 'home of a catalogue without a title',
    isVariant: true,
    prepare: (page) => page.route('**/api/movies/genre/3', (route) => route.fulfill({ json: { results: [] } })),
    arrange: (page) => expect(page.getByText('There are no titles here yet')).toBeVisible(),
  },
  {
    name: 'account menu',
    isVariant: true,
    part: 'header',
    arrange: async (page) => {
      await press(page, 'Account menu');
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    },
  },
  {
    name: 'menu',
    isVariant: true,
    part: 'dialog',
    widths: [PHONE],
    arrange: async (page) => {
      await press(page, 'Menu');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').last()).toBeVisible();
    },
  },
  {
    name: 'cards without a picture',
    isVariant: true,
    path: 'series',
    prepare: (page) => page.route(/art\/posters\/4\d+-/, (route) => route.fulfill({ status: 404, body: '' })),
    arrange: (page) => expect(firstCard(page).getByText('No Image')).toBeVisible(),
  },
];
