import type { Page } from '@playwright/test';
import { holdApp } from './support/holdApp';
import { openBare } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { pathsOf, wirePage, withTmdb } from './support/tmdb';

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/\/assets\//);
  // The page stays its prerendered HTML, because the scripts never arrive.
  await page.route('**/assets/*.js', () => undefined);
});

/** A page with pending scripts never fires `load`. */
const open = (page: Page, path: string) => openBare(page, path, { waitUntil: 'domcontentloaded' });

/** Returns the URL of the prefetched first image once it has loaded. */
const pictureShown = (page: Page) =>
  page
    .locator('[data-early-picture] img')
    .evaluateAll(([image]) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : ''));

test('the HTML of home contains the header, the still, the title, skeleton rows, and a loading status', async ({
  page,
}) => {
  await signInBefore(page);
  await open(page, './');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const slide = page.getByRole('group', { name: 'The Boys' });
  await expect(slide.getByRole('heading', { name: 'The Boys' })).toBeVisible();
  await expect
    .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(page.getByRole('region', { name: 'Latest Releases' }).locator('[data-waiting]').first()).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Loading…');
});

test('the HTML of the landing greets a visitor, and has nothing of home', async ({ page }) => {
  await open(page, './movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Unlimited Entertainment' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('the HTML of a list has its own skeleton and its choices', async ({ page }) => {
  await signInBefore(page);
  await open(page, './movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
  await expect(page.getByText('Loading Movies...').first()).toBeVisible();
  await expect(page.locator('[aria-current=page]')).toHaveText('MOVIES');
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('a title’s own page has its text and its image before the app starts', async ({ page }) => {
  await signInBefore(page);
  await open(page, './movie/1001');
  await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
  await expect(page.getByText('Back')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    )
    .toMatch(/art\/hero\/interstellar-\d+\.avif$/);
});

test('a title without a page of its own shows a loading status and a way out before the app starts', async ({
  page,
  traffic,
}) => {
  traffic.allow(/\/api\/movie\/4999$/);
  await signInBefore(page);
  await open(page, './movie/4999');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  await expect(page.getByText('Back')).toBeVisible();
  await expect(page.getByText('not found')).toHaveCount(0);
});

test('a list’s first image is that of the first response, and the path of it cannot inject any markup', async ({
  page,
}) => {
  await signInBefore(page);
  await open(page, './movies');
  await expect.poll(() => pictureShown(page)).toMatch(/art\/posters\/1001-\d+\.avif$/);

  const strange = 'art/posters/1" onerror="alert(1)-500.webp';
  await page.route('**/api/movies/all', (route) => route.fulfill({ json: { results: [{ poster_path: strange }] } }));
  const asked = page.waitForResponse('**/api/movies/all');
  await open(page, './movies');
  await (await asked).finished();
  await expect(page.locator('[data-early-picture] picture')).toHaveCount(0);
});

test('with a TMDB key the first image is TMDB’s, and the app repeats neither request', async ({ page, traffic }) => {
  const calls = await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 2));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>';
  await page.route('https://image.tmdb.org/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/movies/all')) own.push(request.url());
  });
  await page.unroute('**/assets/*.js');
  const arrive = await holdApp(page);
  await signInBefore(page);
  await openBare(page, './movies', { waitUntil: 'commit' });
  await expect.poll(() => pictureShown(page)).toMatch(/image\.tmdb\.org\/t\/p\/w\d+\/poster1\.jpg$/);
  arrive();
  await expect(page.getByRole('article', { name: 'Wire Movie 1', exact: true })).toBeVisible();
  await traffic.settled(page);
  expect(own).toHaveLength(1);
  expect(pathsOf(calls.filter(({ searchParams }) => searchParams.get('page') === '1'))).toEqual(['movie/popular']);
});

test('an image host other than TMDB’s gets no request for TMDB’s images', async ({ page }) => {
  await signInBefore(page);
  const config = { tmdbImageBaseUrl: 'https://images.example/t/p' };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route('**/api/movies/all', (route) => route.fulfill({ json: { results: [{ poster_path: '/own.jpg' }] } }));
  const asked = page.waitForResponse('**/api/movies/all');
  await open(page, './movies');
  await (await asked).finished();
  await expect(page.locator('[data-early-picture] picture')).toHaveCount(0);
});

test('on other pages a signed-in viewer sees that the page is loading', async ({ page }) => {
  await signInBefore(page);
  await open(page, './profile');
  await expect(page.getByRole('status')).toHaveText('Loading Kinora…');
  await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toHaveCount(0);
});
