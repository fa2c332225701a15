import type { BrowserContext, Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openBare, reload } from './support/open';
import { seeded } from './support/seeded';
import { expectToStand } from './support/stands';
import { bringSignIn, listed, storeBefore, textUnder } from './support/storedBefore';
import type { Sight } from './support/tabClock';
import { expectSoon, momentOf, pressAt } from './support/tabClock';
import { expect, test } from './support/test';

const REMOVE = '[title="Remove from Watchlist"]';

const named = (name: string) => `[aria-label="${name}"]`;

test('T3 tabs show each other’s changes within a second, and sign out together', async ({ page, context }) => {
  await bringSignIn(page);
  await storeBefore(page, {});
  await open(page, './movies');
  const other = await context.newPage();
  await open(other, './watchlist');
  await expect(other.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  const rounds: number[] = [];
  /** Measures the time from a press in one tab until the other tab has the expected content. */
  const time = async (tab: Page, pressed: string, elsewhere: Page, sight: Sight) => {
    const moment = momentOf(elsewhere, sight);
    const when = await pressAt(tab, pressed, 0);
    rounds.push((await moment) - when);
  };
  for (const name of ['Interstellar', 'The Avengers']) {
    const card = `article${named(name)}`;
    const add = `${card} ${named('Add to watchlist')}`;
    await time(page, add, other, { there: [card], list: [name] });
    await time(other, REMOVE, page, { there: [add], list: [] });
  }
  let loads = 0;
  page.on('load', () => (loads += 1));
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).focus();
  await time(other, '[role="menuitem"]:focus', page, { gone: ['nav', 'article'] });
  expectSoon(rounds, 'what the other tab did');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expectToStand(page);
  expect(loads).toBe(0);
});

const HEAT = { id: 949, title: 'Heat', addedAt: '2026-01-03T00:00:00.000Z' };

test(
  'T4 junk from another tab is reported and replaced, and an older record is adopted',
  EXHAUSTIVE_ONLY,
  async ({ page, context, log }) => {
    await storeBefore(page, { movieWatchlist: JSON.stringify([HEAT]) });
    await open(page, './watchlist');
    await expect(page.getByRole('article', { name: 'Heat' })).toBeVisible();
    // A tab listens to others once it is idle or after the first user activity. The footer loads with that.
    await page.mouse.move(9, 9);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const elsewhere = await context.newPage();
    await openBare(elsewhere, './config.json');
    const write = (key: string, text: string) =>
      elsewhere.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);

    for (const [index, junk] of ['{bad', '5', '{}', 'null', '""'].entries()) {
      await test.step(`list ${junk}`, async () => {
        await write('movieWatchlist', junk);
        await expect.poll(() => log.filter((line) => line.includes('unreadable list')).length).toBe(index + 1);
        await expect.poll(() => textUnder(page, 'movieWatchlist')).toMatch(/^\[\{"id":949,/);
        await expect(page.getByRole('article', { name: 'Heat' })).toBeVisible();
      });
    }

    await test.step('an older list', async () => {
      await write('movieWatchlist', JSON.stringify([{ id: 7, name: 'An Older Shape' }]));
      await expect(page.getByRole('article', { name: 'An Older Shape' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    for (const junk of ['{bad', '5', '[]', 'null', '{}', '{"authenticated":"yes"}']) {
      await test.step(`session ${junk}`, async () => {
        await write('kinora:auth', junk);
        await expect
          .poll(() => textUnder(page, 'kinora:auth'))
          .toMatch(/^(?=.*"authenticated":true)(?=.*"email":"demo@kinora\.example")/);
      });
    }
    await test.step('an older session', async () => {
      await write('kinora:auth', JSON.stringify({ authenticated: true, email: 'demo@kinora.example', plan: null }));
      await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
    });
    await reload(page);
    await expect(page.getByRole('article', { name: 'An Older Shape' })).toBeVisible();
    await expectToStand(page);
  },
);

test(
  'T5 a tab that was frozen, and a page that the viewer returns to, show the changes of another tab',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    await storeBefore(page, { movieWatchlist: JSON.stringify([HEAT]) });
    await open(page, './watchlist');
    await expect(page.getByText(/^1 item( ·|$)/)).toBeVisible();
    const other = await context.newPage();
    const add = async (id: number) => {
      await open(other, `./movie/${id}`);
      await other.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
      await expect(other.getByRole('button', { name: 'In Watchlist' })).toBeVisible();
    };

    await test.step('a frozen tab', async () => {
      const session = await context.newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await add(1001);
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await expect(page.getByText('2 items')).toBeVisible();
    });
    await test.step('a page that the viewer returns to', async () => {
      await openBare(page, './config.json');
      await add(1002);
      await page.goBack();
      await expect(page.getByText('3 items')).toBeVisible();
    });
    await expectToStand(page);
  },
);

/** Crashes the process of a page, as when the device has no memory left. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The command gets no response.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

const KILLS = 100;

/** The number of cards that are pressed. */
const CARDS = 20;

const CARD = (index: number) => `article >> nth=${index}`;

async function openMovies(page: Page): Promise<void> {
  await open(page, './movies');
  await expect(page.locator(CARD(CARDS))).toBeAttached();
}

/** The limits of a random number from 0 to 1 that decides when a page crashes. */
const LATER = { whileItComes: 0.2, beforeItIsSaid: 0.6 };

test(
  'pages that crash at random moments lose no acknowledged change',
  EXHAUSTIVE_ONLY,
  async ({ page, context, traffic }) => {
    test.setTimeout(300_000);
    const random = seeded(13);
    const pause = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.floor(random() * most)));
    await storeBefore(page, {});
    let acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const moment = random();
      const tab = await context.newPage();
      if (moment < LATER.whileItComes) {
        await openBare(tab, './movies', { waitUntil: 'commit' });
        await pause(600);
        await kill(context, tab);
        expect((await listed(page)).sort(), `kill ${round}, while it came`).toEqual(acknowledged);
        continue;
      }
      await openMovies(tab);
      // The prerendered page looks like the app, so the test waits for the requests.
      await traffic.settled(tab);
      const place = tab.locator(CARD(Math.floor(random() * CARDS)));
      const name = (await place.getAttribute('aria-label')) ?? '';
      // Found by its name, because a preferred response may put another card at this position.
      const card = tab.getByRole('article', { name, exact: true });
      const isAdd = !acknowledged.includes(name);
      const next = (isAdd ? [...acknowledged, name] : acknowledged.filter((other) => other !== name)).sort();
      // Presses the button itself, as a finger on it would.
      await card.locator('[data-toggle]').evaluate((toggle: HTMLElement) => {
        setTimeout(() => toggle.click());
      });
      if (moment < LATER.beforeItIsSaid) {
        await pause(20);
        await kill(context, tab);
        const list = (await listed(page)).sort();
        // The change is either stored or not, and nothing else has changed.
        expect([acknowledged, next], `kill ${round}, before it was said`).toContainEqual(list);
        acknowledged = list;
        continue;
      }
      const label = isAdd ? 'Remove from watchlist' : 'Add to watchlist';
      await expect(card.locator('[data-toggle]')).toHaveAccessibleName(label);
      await pause(40);
      await kill(context, tab);
      acknowledged = next;
      expect((await listed(page)).sort(), `kill ${round}`).toEqual(acknowledged);
    }
    expect(await textUnder(page, 'movieWatchlist.unreadable')).toBeNull();
    await open(page, './watchlist');
    await expect(page.getByTitle('Remove from Watchlist')).toHaveCount(acknowledged.length);
    await expectToStand(page);
  },
);
