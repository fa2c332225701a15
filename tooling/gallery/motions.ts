import type { Page } from '@playwright/test';
import { listed } from '../../__tests__/e2e/support/screens/screen';
import { expect } from '../../__tests__/e2e/support/test';

/** Something that moves, to be looked at frame by frame. */
export interface Motion {
  name: string;
  /** Below the base; home where it is left out. */
  path?: string;
  /** Before the page is asked for. */
  prepare?: (page: Page) => Promise<unknown>;
  /** How long it takes, in milliseconds. */
  lasts: number;
  /** Brings the page to where it begins. */
  arrange: (page: Page) => Promise<unknown>;
  /** Begins it. */
  begin: (page: Page) => Promise<unknown>;
}

const cards = (page: Page) => page.getByRole('region', { name: 'Latest Releases', exact: true }).getByRole('article');

/** From when the pictures of both pages are there and move. */
const pagesMove = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('opened-poster')),
  );

/** However busy the machine is, this device is a swift one: its clock stands still. */
const swiftly = (page: Page) => page.clock.setFixedTime(new Date());

/** What ends after a while does not: the frames take longer than it lasts. */
const withoutEnd = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { setTimeout: () => 0 });
  });

const takesPresses = (page: Page) => expect(page.locator('#root [inert]')).toHaveCount(0);

export const MOTIONS: readonly Motion[] = [
  {
    name: 'a card opens, frame by frame',
    lasts: 400,
    arrange: async (page) => {
      await page.mouse.move(5, 5);
      await expect(cards(page).nth(9)).toBeAttached();
      await cards(page)
        .first()
        .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
    },
    begin: async (page) => {
      await cards(page).nth(2).hover();
      await expect(page.getByRole('group', { name: /^About / })).toBeVisible();
    },
  },
  {
    name: 'a poster grows into its page, frame by frame',
    prepare: swiftly,
    lasts: 400,
    arrange: takesPresses,
    begin: async (page) => {
      await page.getByRole('region', { name: 'Popular Movies' }).getByRole('link').nth(1).click();
      await pagesMove(page);
    },
  },
  {
    name: 'a title is taken off the watchlist, frame by frame',
    path: 'watchlist',
    lasts: 300,
    prepare: listed,
    arrange: takesPresses,
    begin: async (page) => {
      await withoutEnd(page);
      await page.getByTitle('Remove from Watchlist').nth(1).click();
    },
  },
];
