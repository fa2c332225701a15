import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { countLoads } from './support/countLoads';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { goTo } from './support/goTo';
import { nextBuild } from './support/nextBuild';
import type { OwnSite } from './support/ownSite';
import { test, workerReady } from './support/ownSite';
import { open, openBare, reload } from './support/open';
import { expectToStand } from './support/stands';
import { WITHOUT_APP } from './support/stood';
import { expect, signInBefore } from './support/test';

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/./);
  await signInBefore(page);
});

async function openHome(page: Page, { url }: OwnSite) {
  await open(page, url);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
}

async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
}

const expectProfile = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();

/** Returns the name of the page's main script, which identifies the build. Works while the page loads, too. */
const scriptOf = async (page: Page) =>
  (await page.locator('script[src*="/main."]').first().getAttribute('src'))?.split('/').at(-1);

const removeProfile = ({ folder }: OwnSite) => {
  const assets = path.join(folder, 'assets');
  for (const file of readdirSync(assets)) if (file.startsWith('profile.')) rmSync(path.join(assets, file));
};

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  const ENDS: [name: string, file: string | null][] = [
    ['is gone', null],
    ['is a page', '<!doctype html><title>Kinora</title>'],
    ['is another script', 'alert("other")'],
  ];
  for (const [name, content] of ENDS) {
    test(
      `D1 one reload brings the new build if a chunk ${name} after a deployment`,
      EXHAUSTIVE_ONLY,
      async ({ page, site }) => {
        await openHome(page, site);
        const { oldProfile, nextMain } = nextBuild(site.folder);
        if (content !== null) writeFileSync(oldProfile, content);
        const loads = countLoads(page);
        await openProfile(page);
        await expectProfile(page);
        expect(loads.count).toBe(1);
        expect(await scriptOf(page)).toBe(nextMain);
        await expect(page).toHaveURL(/\/profile$/);
        await expectToStand(page);
      },
    );
  }

  test(
    'D2 a chunk that stays missing causes one reload, then a message and a way on',
    EXHAUSTIVE_ONLY,
    async ({ page, site }) => {
      await openHome(page, site);
      removeProfile(site);
      const loads = countLoads(page);
      await openProfile(page);
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(loads.count).toBe(1);
      await expectToStand(page);
    },
  );

  test('D2 without storage a missing chunk causes no reload', EXHAUSTIVE_ONLY, async ({ page, site }) => {
    await openHome(page, site);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
    });
    removeProfile(site);
    const loads = countLoads(page);
    await openProfile(page);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    expect(loads.count).toBe(0);
    await expectToStand(page);
  });

  const ALONE = { ...EXHAUSTIVE_ONLY, annotation: WITHOUT_APP };
  test('D3 an old page without its scripts shows a message in its own styles', ALONE, async ({ page, site }) => {
    const assets = path.join(site.folder, 'assets');
    for (const file of readdirSync(assets)) if (file.startsWith('main.')) rmSync(path.join(assets, file));
    const loads = countLoads(page);
    await openBare(page, `${site.url}movies`);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1, name: 'Kinora could not be loaded' })).toBeVisible();
    await expect(alert.getByRole('link', { name: 'try again' })).toBeVisible();
    // The style sheet is inline.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(20, 16, 22)',
    );
    expect(loads.count).toBeLessThanOrEqual(1);
  });
});

/** The build as it is, including the films. */
const DIST = path.join(__dirname, '../../dist');

const OFFER = 'A new version of Kinora is ready.';

test(
  'D1 with a worker an open tab keeps all its chunks, and is offered the new build',
  EXHAUSTIVE_ONLY,
  async ({ page, site }) => {
    await openHome(page, site);
    await workerReady(page);
    const { main, nextMain } = nextBuild(site.folder);
    const loads = countLoads(page);
    await openProfile(page);
    await expectProfile(page);
    expect(loads.count).toBe(0);

    // The next visit shows the cached page at once, and offers the new build as soon as it has loaded.
    await reload(page);
    await expectProfile(page);
    expect(await scriptOf(page)).toBe(main);
    await expect(page.getByText(OFFER)).toBeVisible();
    await expectToStand(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => scriptOf(page)).toBe(nextMain);
    await expectProfile(page);
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await expectToStand(page);
  },
);

test(
  'D4 two tabs of different builds both go on, and share the data of the viewer',
  EXHAUSTIVE_ONLY,
  async ({ page, site, context }) => {
    await openHome(page, site);
    await workerReady(page);
    const { main, nextMain } = nextBuild(site.folder);
    const other = await context.newPage();
    await signInBefore(other);
    await open(other, `${site.url}watchlist`);
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => scriptOf(other)).toBe(nextMain);

    // The old tab was not reloaded, and the chunks that it has not loaded yet are cached.
    const loads = countLoads(page);
    await openProfile(page);
    await expectProfile(page);
    await page.getByRole('link', { name: 'MOVIES', exact: true }).click();
    await page.getByRole('article', { name: 'Interstellar' }).getByRole('button', { name: 'Add to watchlist' }).click();
    await expect(other.getByRole('article', { name: 'Interstellar' })).toBeVisible();
    expect(loads.count).toBe(0);
    expect(await scriptOf(page)).toBe(main);
    await expectToStand(page);
    await expectToStand(other);
  },
);

test('a new version is offered once, and not over a dialog', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  await openHome(page, site);
  await workerReady(page);
  nextBuild(site.folder);
  await open(page, `${site.url}movie/1001`);
  await page.getByRole('button', { name: 'Watch Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null))
    .toBe(true);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test('a new version waits until the film is left, and reloads nothing', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  // The copy of the bundle has no films.
  const film = 'art/films/the-forty-first-lamp/360.mp4';
  cpSync(path.join(DIST, film), path.join(site.folder, film));
  await openHome(page, site);
  await workerReady(page);
  nextBuild(site.folder);
  await open(page, `${site.url}watch/3062`);
  const video = page.locator('video');
  const time = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  const loads = countLoads(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null))
    .toBe(true);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  expect(loads.count).toBe(0);
  await goTo(page, 'movies');
  await expect(page.getByText(OFFER)).toBeVisible();
  expect(loads.count).toBe(0);
  await expectToStand(page);
});
