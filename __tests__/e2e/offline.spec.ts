import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import pages from '../../src/contracts/routes.json';
import { countLoads } from './support/countLoads';
import { EXHAUSTIVE_ONLY } from './support/extent';
import type { OwnSite } from './support/ownSite';
import { keptIn, test, workerReady } from './support/ownSite';
import { open, reload } from './support/open';
import { sayIn } from './support/said';
import { expectToStand } from './support/stands';
import { expect, signInBefore } from './support/test';

const SAVED = /Showing what was saved on \d+ \w+ at \d\d:\d\d\./;

/** Changes config.json as a deployer would. */
function setSetting(site: OwnSite, settings: object) {
  const file = path.join(site.folder, 'config.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...settings }));
}

/** Failed requests are expected in these tests. */
test.beforeEach(async ({ page, traffic, place }) => {
  traffic.allow(/./);
  await signInBefore(page, place);
});

/** Visits home once, and waits until the service worker has filled its caches. */
async function visitOnce(page: Page, { url }: OwnSite) {
  await open(page, url);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await workerReady(page);
  await expect
    .poll(async () => (await keptIn(page, 'data')).some((address) => address.endsWith('/api/movies/all')))
    .toBe(true);
}

const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

for (const [code, dir] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test(`without a server after one visit, a site in the language ${code} keeps it`, async ({ page, site }) => {
    const said = sayIn(code);
    setSetting(site, { uiLanguage: code });
    // As deploy/apply.cjs writes it.
    const index = path.join(site.folder, 'index.html');
    writeFileSync(
      index,
      readFileSync(index, 'utf8').replace('data-site="{}"', `data-site="{&quot;language&quot;:&quot;${code}&quot;}"`),
    );
    await open(page, site.url);
    await expect(page.getByRole('region', { name: said('Latest Releases') })).toBeVisible();
    await workerReady(page);
    await expect
      .poll(async () => (await keptIn(page, 'scripts')).some((address) => address.includes(`/lang-${code}.`)))
      .toBe(true);
    await site.stop();
    await reload(page);
    await expect(page.getByRole('region', { name: said('Latest Releases') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  });

const MOVIES = '/kinora/api/movies/all';

test('N1 without a server after one visit, a title, its image and the list are shown with their date', async ({
  page,
  site,
}) => {
  await visitOnce(page, site);
  await open(page, `${site.url}movie/1001`);
  await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await expect
    .poll(async () => (await keptIn(page, 'kept')).some((address) => address.includes('/posters/1001-')))
    .toBe(true);
  await site.stop();

  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  await expect.poll(() => page.locator('main img').first().evaluate(isShown)).toBe(true);
  await expectToStand(page);

  await open(page, `${site.url}watchlist`);
  const listed = page.getByRole('article', { name: 'Interstellar' });
  await expect(listed).toBeVisible();
  await expect.poll(() => listed.locator('img').last().evaluate(isShown)).toBe(true);
  await page.getByTitle('Remove from Watchlist').click();
  await expect(listed).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  await expect(listed).toHaveCount(0);
  await open(page, `${site.url}movie/1001`);
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await open(page, `${site.url}watchlist`);
  await expect(listed).toBeVisible();

  await site.start();
  // The return to the tab makes the app check the server sooner than its timer.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toHaveCount(0);
  await expect(listed).toBeVisible();
  await expectToStand(page);
});

test(
  'N1 changed data of a server that comes back is shown without a load of the page',
  EXHAUSTIVE_ONLY,
  async ({ page, site }) => {
    await visitOnce(page, site);
    await site.stop();
    await open(page, `${site.url}movies`);
    await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
    const loads = countLoads(page);
    const file = path.join(site.folder, 'api/movies/all');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Interstellar"', '"Interstellar, restored"'));
    await site.start();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('article', { name: 'Interstellar, restored' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: SAVED })).toHaveCount(0);
    expect(loads.count).toBe(0);
    await expectToStand(page);
  },
);

test('a changed list is loaded from a server that sends no lifetimes', async ({ page, site }) => {
  const file = path.join(site.folder, 'api/movies/all');
  let list = readFileSync(file, 'utf8');
  // A browser would take its own copy of such a file for a tenth of the file's age.
  const headers = { 'content-type': 'application/json', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' };
  site.before = (request, response) => {
    if (request.url !== MOVIES) return false;
    response.writeHead(200, headers).end(list);
    return true;
  };
  const load = () => page.evaluate((address) => fetch(address).then((response) => response.text()), MOVIES);
  await visitOnce(page, site);
  expect(await load()).toContain('"Interstellar"');
  list = list.replace('"Interstellar"', '"Interstellar, restored"');
  expect(await load()).toContain('"Interstellar, restored"');
});

const ROUTES = [
  '',
  ...pages.fixed.map(({ path: fixed }) => fixed),
  'movie/1001',
  'movie/4001?type=tv',
  'movie/4001/season/1?type=tv',
  'watch/1001',
  'studio/marvel',
  'person/287?from=tmdb',
  'collection/10?from=tmdb',
  'nowhere/at/all?x=1',
];

test('N1 without a server after one visit, every route opens', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  test.setTimeout(240_000);
  await visitOnce(page, site);
  await site.stop();
  for (const route of ROUTES) {
    await test.step(`/${route}`, async () => {
      await open(page, site.url + route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(/^(Loading|Searching)\b/)).toHaveCount(0);
      await expectToStand(page);
    });
  }
});

test.describe('at another base path', () => {
  test.use({ place: '/a/b/' });

  test('N1 without a server after one visit, /a/b/ opens', EXHAUSTIVE_ONLY, async ({ page, site }) => {
    await visitOnce(page, site);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(site.url);
    await site.stop();
    await open(page, `${site.url}movies`);
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectToStand(page);
  });
});

test(
  'N2 the network goes and comes back in the middle of a visit',
  EXHAUSTIVE_ONLY,
  async ({ page, site, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitOnce(page, site);
    await context.setOffline(true);
    // The server has answered all requests of home so far, which need not be repeated.
    const isFresh = asked.includes(MOVIES);
    await expect(page.getByRole('status').filter({ hasText: `You are offline. ` })).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    await expectToStand(page);

    await page.getByRole('link', { name: 'MOVIES', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    asked.length = 0;
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: SAVED })).toHaveCount(0);
    if (!isFresh) await expect.poll(() => asked).toContain(MOVIES);
    await expectToStand(page);
  },
);

test('N2 a title that was never visited shows an error and a way on', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  // A test cannot reach the host of TMDB.
  setSetting(site, { tmdbApiKey: 'a-key' });
  await visitOnce(page, site);
  await site.stop();
  await open(page, `${site.url}movie/603?from=tmdb`);
  await expect(page.getByRole('alert')).toContainText('This title could not be loaded');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectToStand(page);
});

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a deployer can disable the worker', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  await visitOnce(page, site);
  expect(await workers(page)).toBe(1);
  setSetting(site, { offline: false });
  await reload(page);
  await expect.poll(() => workers(page)).toBe(0);
  // The worker controls this page until the page closes.
  await reload(page);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

/** Checks for a new worker, as the browser does once a day. */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => {
    // `update` rejects if the worker is missing, which is the state that the test expects.
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });

test(
  'the script that removes the worker does so without the help of the page',
  EXHAUSTIVE_ONLY,
  async ({ page, site }) => {
    await visitOnce(page, site);
    copyFileSync(path.join(__dirname, '../../deploy/sw-off.js'), path.join(site.folder, 'sw.js'));
    await lookForWorker(page);
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  },
);

test('a deployment without a worker removes it', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  await visitOnce(page, site);
  rmSync(path.join(site.folder, 'sw.js'));
  await reload(page);
  await lookForWorker(page);
  await expect.poll(() => workers(page)).toBe(0);
  await reload(page);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});

test('a page that a deployer changes appears on the visit after the next', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  await visitOnce(page, site);
  const file = path.join(site.folder, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title>', '<meta name="deployed" content="today"><title>'));
  await reload(page);
  await expect
    .poll(async () => {
      await reload(page);
      return page.locator('meta[name="deployed"]').count();
    })
    .toBe(1);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});

test('settings that a deployer changes apply on the next visit', EXHAUSTIVE_ONLY, async ({ page, site }) => {
  await visitOnce(page, site);
  setSetting(site, { brand: { name: 'Filmhaus' } });
  await reload(page);
  await expect(page).toHaveTitle(/Filmhaus/);
});
