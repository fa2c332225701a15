import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openBare } from './support/open';
import { expectToStand } from './support/stands';
import { expect, signInBefore, test } from './support/test';

const LISTED = [
  { id: 1001, title: 'Interstellar', release_date: '2014-11-07', addedAt: '2026-01-01T12:00:00.000Z' },
  { id: 4001, kind: 'tv', title: 'A series of ours', addedAt: '2026-01-02T12:00:00.000Z' },
];

const PLAYED = {
  version: 1,
  hasRow: true,
  entries: [
    {
      title: { id: 1005, title: 'Deadpool & Wolverine', kind: 'movie', source: 'sample' },
      episode: null,
      next: null,
      position: 300,
      duration: 6000,
      watchedAt: null,
      playedAt: '2026-01-03T12:00:00.000Z',
    },
  ],
};

const WATCHLIST_CSV = ['Date,Name,Year,Letterboxd URI', '2024-05-01,Interstellar,2014,https://boxd.example/a'].join(
  '\n',
);

async function openProfile(page: Page, stored: Record<string, unknown> = {}) {
  await signInBefore(page);
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('filled') !== null || !location.protocol.startsWith('http')) return;
    sessionStorage.setItem('filled', 'yes');
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, stored);
  await open(page, './profile');
}

const data = (page: Page) => page.getByRole('region', { name: 'Your data' });

async function save(page: Page, name = 'Save a backup'): Promise<string> {
  const download = page.waitForEvent('download');
  await data(page).getByRole('button', { name }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

const bringIn = (page: Page, ...files: { name: string; text: string }[]) =>
  data(page)
    .getByLabel('Import a file…')
    .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));

const step = (page: Page, name: string | RegExp) => data(page).getByRole('heading', { level: 3, name });

const titles = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { title: string }[]).map(({ title }) => title),
  );

/** Returns the stored data of the viewer, letter for letter. */
const storedText = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['movieWatchlist', ...['progress', 'search', 'player', 'plans', 'history'].map((name) => `kinora:${name}`)].map(
        (key) => [key, localStorage.getItem(key)],
      ),
    ),
  );

const photo = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c03' } })
    .jpeg()
    .toBuffer();

const withoutTime = (text: string) => text.replace(/"savedAt": "[^"]*"/, '');

test('saved data is restored on a fresh device, equal to the byte, and can be undone', async ({ page, browser }) => {
  await openProfile(page, {
    movieWatchlist: LISTED,
    'kinora:progress': PLAYED,
    'kinora:search': { recent: ['heat', 'alien'] },
    'kinora:player': { volume: 0.4, isMuted: true, rate: 1.5 },
    'kinora:plans': { selected: 'basic', billing: 'yearly' },
    'kinora:history': 'off',
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page
    .getByLabel('Change photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByRole('main').locator('img[src^="data:image/jpeg"]')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = await save(page);
  expect(saved).toContain('"Ada"');
  expect(saved).toContain('"photo": "data:image/jpeg;base64,');
  expect(saved).toContain('"history": false');

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await openProfile(fresh);
  const empty = await save(fresh);
  // The email of the account is part of a profile only once the profile is saved.
  expect(empty).not.toContain('demo@kinora.example');
  await bringIn(fresh, { name: 'kinora.json', text: saved });
  await expect(step(fresh, 'Preview')).toBeFocused();
  await expect(data(fresh).getByText('2 new')).toHaveCount(2);
  expect(await titles(fresh)).toEqual([]);
  await data(fresh).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(step(fresh, /^Done\. 2 titles added\./)).toBeFocused();
  await expect(fresh.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await data(fresh).getByRole('button', { name: 'Close' }).click();
  expect(withoutTime(await save(fresh))).toBe(withoutTime(saved));

  await test.step('after a wipe and another import, the stored data is the same', async () => {
    const before = await storedText(fresh);
    // A closing page writes to storage, so the storage is wiped at an address without the app.
    await openBare(fresh, './config.json');
    await fresh.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await open(fresh, './profile');
    expect(await titles(fresh)).toEqual([]);
    await bringIn(fresh, { name: 'kinora.json', text: saved });
    await data(fresh).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(step(fresh, /^Done\. 2 titles added\./)).toBeFocused();
    await data(fresh).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => storedText(fresh)).toEqual(before);
    expect(withoutTime(await save(fresh))).toBe(withoutTime(saved));
  });

  await bringIn(fresh, { name: 'kinora.json', text: saved });
  await expect(data(fresh).getByText('Already up to date.')).toBeVisible();
  await data(fresh).getByRole('radio', { name: 'Replace your data' }).check();
  await expect(data(fresh).getByText('Already up to date.')).toBeVisible();
  await data(fresh).getByRole('button', { name: 'Close' }).click();

  await bringIn(fresh, { name: 'empty.json', text: empty });
  await data(fresh).getByRole('radio', { name: 'Replace your data' }).check();
  await expect(data(fresh).getByText('2 removed')).toHaveCount(2);
  await data(fresh).getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(step(fresh, /2 titles removed/)).toBeFocused();
  expect(await titles(fresh)).toEqual([]);
  await data(fresh).getByRole('button', { name: 'Undo' }).click();
  await expect(data(fresh).getByText('Import undone.')).toBeVisible();
  expect(withoutTime(await save(fresh))).toBe(withoutTime(saved));
  await expectToStand(fresh);
  await context.close();
});

test('files of Letterboxd and IMDb become entries and marks', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openProfile(page);
  await bringIn(
    page,
    { name: 'watchlist.csv', text: `${WATCHLIST_CSV}\n2024-05-02,A film nobody has,1931,https://boxd.example/b` },
    {
      name: 'diary.csv',
      text: 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-01-02,Alien,1979,x,4,,,2024-01-01',
    },
    {
      name: 'ratings-of-imdb.csv',
      text: 'Const,Your Rating,Date Rated,Title,URL,Title Type,Year,Genres\ntt0109830,9,2023-02-03,Forrest Gump,https://www.imdb.com/title/tt0109830,Movie,1994,Drama\ntt0000001,2,2023-02-03,Some Game,x,Video Game,1999,Action',
    },
  );
  await expect(step(page, 'Preview')).toBeFocused();
  await expect(data(page).getByRole('region', { name: 'Watchlist' }).getByText('1 new')).toBeVisible();
  await expect(data(page).getByRole('region', { name: 'Viewing history' }).getByText('2 new')).toBeVisible();
  await expect(data(page).getByRole('region', { name: 'Not found' }).getByRole('listitem')).toHaveText([
    /A film nobody has \(1931\)/,
    /Some Game \(1999\) · Video Game/,
  ]);
  await data(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(step(page, /^Done\. 1 title added\./)).toBeFocused();
  expect(await titles(page)).toEqual(['Interstellar']);
  await open(page, './movie/3504');
  await expect(page.getByRole('heading', { level: 1, name: 'Alien' })).toBeVisible();
  await expectToStand(page);
});

test('other tabs update at once', EXHAUSTIVE_ONLY, async ({ page, context }) => {
  await openProfile(page);
  const other = await context.newPage();
  await signInBefore(other);
  await open(other, './watchlist');
  await expect(other.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  await bringIn(page, { name: 'list.csv', text: 'title;year\nInterstellar;2014\n"Alien";1979' });
  await data(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other.getByTitle('Remove from Watchlist')).toHaveCount(2);
  await data(page).getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByTitle('Remove from Watchlist')).toHaveCount(0);
  await expectToStand(other);
});

test('wrong files are identified, and change nothing', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openProfile(page, { movieWatchlist: LISTED });
  const expectNews = (text: string) => expect(data(page).getByRole('status').filter({ hasText: text })).toBeVisible();
  for (const [text, news] of [
    ['<!doctype html><title>x</title>', 'This is HTML'],
    ['title,year', 'This table is empty.'],
    ['{"kinora":2,"watchlist":[]}', 'This file was saved by a newer version.'],
    ['{"kinora":1,', 'This JSON file is incomplete or damaged.'],
    ['colour,size\nred,3', 'This table has no column'],
    ['', 'The file is empty.'],
  ] as const) {
    await bringIn(page, { name: 'a file', text });
    await expectNews(news);
    await expect(data(page).getByLabel('Import a file…')).toBeFocused();
  }
  expect(await titles(page)).toEqual(LISTED.map(({ title }) => title));
  await expectToStand(page);
});

test('a full disk is reported, and nothing changes', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openProfile(page, { movieWatchlist: LISTED });
  await bringIn(page, { name: 'list.csv', text: 'title,year\nAlien,1979' });
  await expect(step(page, 'Preview')).toBeFocused();
  await page.evaluate(() => {
    const write = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key: string, value: string) => {
      if (key === 'movieWatchlist' && value.includes('Alien')) throw new DOMException('full', 'QuotaExceededError');
      write(key, value);
    };
  });
  await data(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(data(page).getByRole('alert')).toContainText('could not be saved');
  expect(await titles(page)).toEqual(LISTED.map(({ title }) => title));
  await expectToStand(page);
});
