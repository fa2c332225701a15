import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openHeld, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';

const KEY = 'kinora:progress';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const INTERSTELLAR = { id: 1001, kind: 'movie', source: 'sample', title: 'Interstellar' };
const FILM = { id: 71, kind: 'movie', source: 'product', title: 'The Lighthouse Keeper', playable: true };
const SERIES = { id: 72, kind: 'tv', source: 'product', title: 'North of Nowhere', playable: true };

const begun = { title: INTERSTELLAR, position: 2400, duration: 6000, watchedAt: null, playedAt: minutesAgo(5) };
const film = { title: FILM, position: 600, duration: 3000, watchedAt: null, playedAt: minutesAgo(10) };
const episode = {
  title: SERIES,
  episode: { season: 1, episode: 1, name: 'The Road' },
  next: { season: 1, episode: 2, name: 'The Bridge' },
  position: 0,
  duration: 1500,
  watchedAt: minutesAgo(20),
  playedAt: minutesAgo(20),
};

/** Stores the progress of an earlier visit before the first page load of a tab. */
const seed = (page: Page, entries: readonly object[]) =>
  page.addInitScript(
    ([key, text]) => {
      if (location.protocol.startsWith('http') && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify({ version: 1, hasRow: true, entries })] as const,
  );

const stored = (page: Page) =>
  page.evaluate(
    (key) =>
      (JSON.parse(localStorage.getItem(key) ?? '{"entries":[]}') as { entries: { hidden?: true }[] }).entries.map(
        ({ hidden = false }) => hidden,
      ),
    KEY,
  );

const rowOf = (page: Page) => page.getByRole('region', { name: 'Continue Watching' });

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('home starts with titles in progress, and removed ones stay away even if the page crashes', async ({
  page,
  context,
}) => {
  await seed(page, [begun, film, episode]);
  await open(page, './');
  const row = rowOf(page);

  await test.step('the last played title is first, with its remaining time and its link', async () => {
    await expect(row.getByRole('article')).toHaveCount(3);
    const regions = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((all) => all.map((section) => section.querySelector('h2')?.textContent ?? ''));
    expect(regions.slice(0, 2)).toEqual([expect.anything(), 'Continue Watching']);
    const first = row.getByRole('article').first();
    await expect(first).toHaveAccessibleName('Interstellar');
    await expect(first).toContainText('1 h left');
    await expect(first.getByRole('link')).toHaveAttribute('href', '/kinora/watch/1001');
  });

  await test.step('a finished episode leads to the next one', async () => {
    const card = row.getByRole('article', { name: 'North of Nowhere' });
    await expect(card).toContainText('S1 E2 · The Bridge');
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      '/kinora/watch/72?type=tv&from=product&season=1&episode=2',
    );
  });

  await test.step('a card in another row shows the progress', async () => {
    // A row far from the screen is a placeholder until it is rendered.
    await whole(page);
    const card = page.getByRole('region', { name: 'Sci-fi & Fantasy' }).getByRole('article', { name: 'Interstellar' });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText('40% watched');
  });

  await test.step('a removed title disappears, and the focus moves on', async () => {
    await row.getByRole('button', { name: 'Remove Interstellar from Continue Watching' }).click();
    await expect(row.getByRole('article')).toHaveCount(2);
    await expect(row.getByRole('button', { name: /^Remove The Lighthouse Keeper/ })).toBeFocused();
    await expect.poll(() => stored(page)).toEqual([true, false, false]);
  });

  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await signInBefore(next);
  await open(next, './');
  await expect(rowOf(next).getByRole('article')).toHaveCount(2);
});

test('the row has its space from the first paint on, so nothing shifts', async ({ page, traffic }) => {
  await seed(page, [begun]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letGo = await openHeld(page, './');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letGo();
  await expect(rowOf(page).getByRole('article')).toHaveCount(1);
  await traffic.settled(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a first visit has no row, and stores no progress', async ({ page }) => {
  await open(page, './');
  await expect(page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first()).toBeVisible();
  await expect(rowOf(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('a film’s page resumes it, and a series and its season show the next episode', async ({ page, traffic }) => {
  // The bundle's list has samples, which the app drops when it finds these lists. It may have shown them before.
  traffic.allow(/\/api\/movies\/popular$/);
  const video = { sources: [{ src: 'films/none.mp4', type: 'video/mp4' }] };
  const seasons = [
    {
      season_number: 1,
      name: 'Season 1',
      episodes: [1, 2].map((number) => ({ episode_number: number, name: `Part ${number}`, video })),
    },
  ];
  await page.route('**/api/movies/all', (route) => route.fulfill({ json: { results: [{ ...FILM, video }] } }));
  await page.route('**/api/series/all', (route) => route.fulfill({ json: { results: [{ ...SERIES, seasons }] } }));
  await seed(page, [film, episode]);

  await open(page, './movie/71?from=product');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/kinora/watch/71?from=product');
  await expect(main.getByRole('button', { name: 'Watch Now' })).toHaveCount(0);

  await open(page, './movie/72?type=tv&from=product');
  await expect(main.getByRole('link', { name: 'Play S1 E2' })).toBeVisible();
  await open(page, './movie/72/season/1?type=tv&from=product');
  const episodes = page.getByRole('region', { name: 'Episodes' }).getByRole('listitem');
  await expect(episodes.getByRole('link', { name: 'Play again 1. Part 1' })).toBeVisible();
  await expect(episodes.getByText('Watched', { exact: true })).toBeVisible();
  await expect(episodes.getByRole('link', { name: 'Play 2. Part 2' })).toBeVisible();
});

test(
  'the profile page can disable and clear the viewing history, for every tab',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    await seed(page, [begun]);
    await open(page, './');
    await expect(rowOf(page)).toBeVisible();
    const other = await context.newPage();
    await open(other, './profile');
    const history = other.getByRole('region', { name: 'Viewing history' });

    await history.getByRole('switch', { name: 'Keep viewing history' }).click();
    await expect(history.getByRole('switch')).not.toBeChecked();
    expect(await other.evaluate(() => localStorage.getItem('kinora:history'))).toBe('off');

    await history.getByRole('button', { name: 'Clear viewing history' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Clear viewing history' }).click();
    await expect(rowOf(page)).toHaveCount(0);
    await expect.poll(() => stored(other)).toEqual([]);
  },
);
