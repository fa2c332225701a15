import type { Page } from '@playwright/test';
import { holdApp } from './support/holdApp';
import { openBare } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { pathsOf, wirePage, withTmdb } from './support/tmdb';

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/\/assets\//);
  // The page's HTML is all that there is; the scripts are for ever on their way.
  await page.route('**/assets/*.js', () => undefined);
});

/** Its scripts on their way, a page is never loaded. */
const open = (page: Page, path: string) => openBare(page, path, { waitUntil: 'domcontentloaded' });

/** The address of the picture that the page begins with, once it is there. */
const pictureShown = (page: Page) =>
  page
    .locator('[data-early-picture] img')
    .evaluateAll(([image]) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.currentSrc : ''));

test('home’s first screen stands in the HTML: header, still, title, skeleton rows, and that it loads', async ({
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

test('the landing does for a visitor, and nothing of home', async ({ page }) => {
  await open(page, './movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Unlimited Entertainment' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('a list’s own skeleton stands in the HTML, with what can be chosen', async ({ page }) => {
  await signInBefore(page);
  await open(page, './movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
  await expect(page.getByText('Loading Movies...').first()).toBeVisible();
  await expect(page.locator('[aria-current=page]')).toHaveText('MOVIES');
  await expect(page.getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('a title’s own page has its words and its picture before the app is here', async ({ page }) => {
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

test('a title without a page of its own is on its way, with its way out, before the app is here', async ({
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

test('a list’s first picture is the first answer’s, and what it says cannot be more than a picture', async ({
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

test('with a TMDB key it is TMDB’s, and the app asks neither of them again', async ({ page, traffic }) => {
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

test('another image host than TMDB’s is not taken for it', async ({ page }) => {
  await signInBefore(page);
  const config = { tmdbImageBaseUrl: 'https://images.example/t/p' };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route('**/api/movies/all', (route) => route.fulfill({ json: { results: [{ poster_path: '/own.jpg' }] } }));
  const asked = page.waitForResponse('**/api/movies/all');
  await open(page, './movies');
  await (await asked).finished();
  await expect(page.locator('[data-early-picture] picture')).toHaveCount(0);
});

test('elsewhere a signed-in viewer sees that the page is on its way', async ({ page }) => {
  await signInBefore(page);
  await open(page, './profile');
  await expect(page.getByRole('status')).toHaveText('Loading Kinora…');
  await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toHaveCount(0);
});
