import type { Page } from '@playwright/test';
import { listed } from '../../__tests__/e2e/support/screens/screen';
import { expect } from '../../__tests__/e2e/support/test';

/** An animation that the gallery shows frame by frame. */
export interface Motion {
  name: string;
  /** The path relative to the base path. Home by default. */
  path?: string;
  /** Prepares the page before navigation. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The duration of the animation in milliseconds. */
  lasts: number;
  /** Brings the page into the state before the animation. */
  arrange: (page: Page) => Promise<unknown>;
  /** Starts the animation. */
  begin: (page: Page) => Promise<unknown>;
}

const cards = (page: Page) => page.getByRole('region', { name: 'Latest Releases', exact: true }).getByRole('article');

/** Waits until the snapshots of both pages are animated. */
const pagesMove = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('opened-poster')),
  );

/** Stops the page's clock, so that the app always measures a fast device. Slow devices skip this animation. */
const swiftly = (page: Page) => page.clock.setFixedTime(new Date());

/** Disables timeouts in the page, because taking the frames takes longer than the animation. */
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
