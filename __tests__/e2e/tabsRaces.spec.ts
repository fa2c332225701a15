import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH, isExhaustive } from './support/extent';
import { open } from './support/open';
import { seeded } from './support/seeded';
import { expectToStand } from './support/stands';
import { listed, storeBefore } from './support/storedBefore';
import { expectSoon, momentOf, pressAt } from './support/tabClock';
import { expect, test } from './support/test';

const ROUNDS = isExhaustive ? 60 : 4;

/** The number of cards that are pressed, two at a time. */
const CARDS = 20;

const cardOf = (name: string) => `article[aria-label=${JSON.stringify(name)}]`;
const add = (name: string) => `${cardOf(name)} [aria-label="Add to watchlist"]`;
const remove = (name: string) => `${cardOf(name)} [aria-label="Remove from watchlist"]`;

const cardNames = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards, count) => cards.slice(0, count).map((card) => card.getAttribute('aria-label') ?? ''), CARDS);

test(
  'T1 two tabs that add at the same time lose nothing, and both have it within a second',
  IN_BOTH,
  async ({ page, context }) => {
    test.setTimeout(30_000 + ROUNDS * 3000);
    await storeBefore(page, {});
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await open(tab, './movies');
      await expect(tab.getByRole('article').nth(CARDS)).toBeAttached();
    }
    const names = await cardNames(page);
    const isListed = new Set<string>();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = [0, 1].map((tab) => names[(round * 2 + tab) % CARDS] ?? '');
      // Ten rounds fill the list, and the next ten empty it.
      const isAdd = !both.some((name) => isListed.has(name));
      both.forEach((name) => (isAdd ? isListed.add(name) : isListed.delete(name)));
      const sight = { there: both.map(isAdd ? remove : add), list: [...isListed] };
      const moments = Promise.all(tabs.map((tab) => momentOf(tab, sight)));
      const instant = Date.now() + 150;
      const presses = await Promise.all(
        tabs.map((tab, index) => pressAt(tab, `${cardOf(both[index] ?? '')} [data-toggle]`, instant)),
      );
      rounds.push(Math.max(...(await moments)) - Math.max(...presses));
      for (const tab of tabs) expect((await listed(tab)).sort(), `round ${round}`).toEqual([...isListed].sort());
    }
    expectSoon(rounds, 'both tabs have both');
    for (const tab of tabs) await expectToStand(tab);
  },
);

/** Returns titles that only the catalogue of one tab has. */
const titlesOf = (tab: number, shelf: number) =>
  Array.from({ length: 100 }, (_, index) => {
    const id = tab * 1000 + shelf * 100 + index + 1;
    return { id, title: `Film ${id}`, name: `Film ${id}` };
  });

const TABS = [0, 1, 2, 3];

/** Returns the titles that all tabs have listed when the shelves up to this one have been pressed. */
const allUpTo = (shelf: number) =>
  TABS.flatMap((tab) => [0, 1].filter((one) => one <= shelf).flatMap((one) => titlesOf(tab, one)));

/**
 * Presses the toggle of every card on the page, a few milliseconds apart. @returns the time of the last press, on the
 * shared clock
 */
const addAll = (page: Page) =>
  page.evaluate(async () => {
    let last = 0;
    for (const toggle of document.querySelectorAll<HTMLElement>('article [data-toggle]')) {
      last = performance.timeOrigin + performance.now();
      toggle.click();
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    return last;
  });

test(
  'T1 four tabs that add 200 titles each lose none, and each has all within a second of the last',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await storeBefore(page, {});
    const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
    await Promise.all(
      tabs.map(async (tab, index) => {
        await tab.route('**/api/movies/all', (route) => route.fulfill({ json: { results: titlesOf(index, 0) } }));
        await tab.route('**/api/series/all', (route) => route.fulfill({ json: { results: titlesOf(index, 1) } }));
        await open(tab, './movies');
        await expect(tab.getByRole('article')).toHaveCount(100, { timeout: 30_000 });
      }),
    );
    const rounds: number[] = [];
    const race = async (shelf: number) => {
      const presses = Promise.all(tabs.map(addAll));
      const last = Math.max(...(await presses));
      const list = allUpTo(shelf).map(({ title }) => title);
      rounds.push(Math.max(...(await Promise.all(tabs.map((tab) => momentOf(tab, { list }))))) - last);
    };
    await race(0);
    for (const tab of tabs) {
      await tab.getByRole('link', { name: 'SERIES', exact: true }).click();
      await expect(tab.getByRole('article', { name: /^Film \d*(1\d\d|200)$/ })).toHaveCount(100, { timeout: 30_000 });
    }
    await race(1);
    for (const tab of tabs) expect((await listed(tab)).length).toBe(800);
    expectSoon(rounds, 'four tabs have all');
    for (const tab of tabs) {
      await tab.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
      await expect(tab.getByText('800 items')).toBeVisible();
      await expectToStand(tab);
    }
  },
);

/** Presses the button of a title's page at a given time. @returns its action, and the time on the shared clock */
const pressTitleAt = (page: Page, instant: number) =>
  page.evaluate(
    (at) =>
      new Promise<{ isAdd: boolean; when: number }>((resolve) => {
        const wait = () => {
          if (Date.now() < at) {
            setTimeout(wait);
            return;
          }
          const button = [...document.querySelectorAll<HTMLElement>('main button')].find((candidate) =>
            /^(Add to|In) Watchlist$/.test(candidate.textContent.trim()),
          );
          const isAdd = button?.textContent.trim() === 'Add to Watchlist';
          const when = performance.timeOrigin + performance.now();
          button?.click();
          resolve({ isAdd, when });
        };
        wait();
      }),
    instant,
  );

test(
  'T2 if two tabs change one title, the last change counts in both, and the title is listed once',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await storeBefore(page, {});
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await open(tab, './movie/1001');
      await expect(tab.getByRole('button', { name: 'Add to Watchlist', exact: true })).toBeVisible();
    }
    for (const apart of [0, 0, 1, 2, 3, 5, 8, 13, 21, 34]) {
      const instant = Date.now() + 200;
      const done = await Promise.all([pressTitleAt(page, instant), pressTitleAt(other, instant + apart)]);
      const last = done[0].when > done[1].when ? done[0] : done[1];
      const label = last.isAdd ? 'In Watchlist' : 'Add to Watchlist';
      for (const tab of tabs) {
        await expect(tab.getByRole('button', { name: label, exact: true }), `${apart} ms apart`).toBeVisible();
        await expect.poll(() => listed(tab)).toEqual(last.isAdd ? ['Interstellar'] : []);
      }
    }
    for (const tab of tabs) await expectToStand(tab);
  },
);

const HOURS_MS = 8 * 3_600_000;

/**
 * Runs in the page. Returns all versions of the stored list within 600 ms. A tab that undoes the change of another tab
 * would do so by then.
 */
async function listsFromNowOn(): Promise<string[]> {
  const seen = new Set<string>();
  for (let look = 0; look < 60; look += 1) {
    seen.add(localStorage.getItem('movieWatchlist') ?? '');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return [...seen];
}

test(
  'T2 after a sleep of the device, a title that one tab adds is removed by the other tab at once',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    await storeBefore(page, {});
    const other = await context.newPage();
    // The clock of a page stops while the device sleeps.
    await other.addInitScript((slept) => {
      const behind = performance.timeOrigin - slept;
      Object.defineProperty(performance, 'timeOrigin', { get: () => behind });
    }, HOURS_MS);
    const tabs = [page, other];
    const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });
    for (const tab of tabs) await open(tab, './movie/1001');
    for (let round = 0; round < 6; round += 1) {
      const [one, another] = round % 2 === 0 ? [page, other] : [other, page];
      await button(one, 'Add to Watchlist').click();
      await button(another, 'In Watchlist').click();
      // This is sooner than the time after which a tab forgets its own changes.
      await expect.poll(() => listed(page), { timeout: 3000 }).toEqual([]);
      for (const tab of tabs) await expect(button(tab, 'Add to Watchlist')).toBeVisible({ timeout: 3000 });
      expect(await page.evaluate(listsFromNowOn), `round ${round}`).toEqual(['[]']);
    }
    for (const tab of tabs) await expectToStand(tab);
  },
);

/** The action of a press, and the time in which it was handled, on the shared clock. */
interface Press {
  name: string;
  isAdd: boolean;
  from: number;
  to: number;
}

/** The number of titles that all tabs press. */
const CONTESTED = 5;

/** Presses the toggles of these titles in the given order, some milliseconds apart. */
const pressAll = (page: Page, turns: readonly { name: string; pause: number }[]) =>
  page.evaluate(async (all) => {
    const now = () => performance.timeOrigin + performance.now();
    const presses: Press[] = [];
    for (const { name, pause } of all) {
      const toggle = document.querySelector<HTMLElement>(`article[aria-label=${JSON.stringify(name)}] [data-toggle]`);
      const isAdd = toggle?.getAttribute('aria-label') === 'Add to watchlist';
      const from = now();
      toggle?.click();
      presses.push({ name, isAdd, from, to: now() });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return presses;
  }, turns);

test(
  'T2 if four tabs press the same five titles at once, the last press of each counts in all of them',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    test.setTimeout(180_000);
    await storeBefore(page, {});
    const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
    for (const tab of tabs) {
      await open(tab, './movies');
      await expect(tab.getByRole('article').nth(CARDS)).toBeAttached();
    }
    const names = (await cardNames(page)).slice(0, CONTESTED);
    const random = seeded(2);
    const rounds: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const turns = tabs.map(() =>
        Array.from({ length: 20 }, () => ({
          name: names[Math.floor(random() * names.length)] ?? '',
          pause: Math.floor(random() * 30),
        })),
      );
      const presses = (await Promise.all(tabs.map((tab, index) => pressAll(tab, turns[index] ?? [])))).flat();
      const ends = names.flatMap((name) => {
        const [last, before] = presses.filter((press) => press.name === name).sort((a, b) => b.from - a.from);
        // The order of two presses at the same moment is unknown from outside.
        return last && (!before || before.to < last.from || before.isAdd === last.isAdd) ? [last] : [];
      });
      const end = Math.max(...presses.map(({ to }) => to));
      const there = ends.map(({ name, isAdd }) => (isAdd ? remove : add)(name));
      const moments = await Promise.all(tabs.map((tab) => momentOf(tab, { there })));
      rounds.push(Math.max(...moments) - end);
      const lists = await Promise.all(tabs.map(async (tab) => (await listed(tab)).sort()));
      for (const list of lists) {
        expect(list, `round ${round}`).toEqual(lists[0]);
        expect(new Set(list).size, 'each once').toBe(list.length);
      }
      for (const { name, isAdd } of ends) expect(lists[0]?.includes(name), `round ${round}: ${name}`).toBe(isAdd);
    }
    expectSoon(rounds, 'four tabs have the last of each');
    for (const tab of tabs) await expectToStand(tab);
  },
);
