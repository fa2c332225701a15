import type { Page } from '@playwright/test';
import { open } from './support/open';
import { bring } from './support/ownApi';
import { expect, signInBefore, test } from './support/test';
import { tmdbSite, useService } from './support/tmdbService';

const MOVIES = [
  { id: 901, title: 'Blue Rain', genre: 'Comedy, Film noir', year: 1999, director: 'Jon Aldo', popularity: 1 },
  { id: 902, title: 'Paper Boats', Genre: 'Comedy, Drama', year: 2004, popularity: 9, cast: [{ name: 'Mira Holt' }] },
  { id: 903, title: 'The Well', genre: 'Horror', year: 1931, details: '../movie/903' },
  { id: 904, title: 'Quiet Reel', genre_ids: [90_001], year: 1921 },
];

const cards = (page: Page) => page.locator('main').getByRole('article');

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('genres by name and the catalogue’s own are filters, and titles link to them', async ({ page }) => {
  await bring(page, {
    'movies/all': { results: MOVIES },
    'movies/genres': [{ id: 90_001, name: 'Silent film' }],
    'movie/903': { tagline: 'Deep.', genre: 'Horror, Comedy' },
  });
  await open(page, './movies?genre=35');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toHaveAccessibleName('Paper Boats');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const genres = page.getByRole('group', { name: 'Genres', exact: true });
  await genres.getByLabel('Comedy').uncheck();
  await genres.getByLabel('Silent film').check();
  await page.getByRole('button', { name: 'Show 1 movie' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAccessibleName('Quiet Reel');
  await expect(page.getByRole('button', { name: 'Remove filter: Silent film' })).toBeVisible();
  await open(page, './movie/901?from=product');
  await page.getByRole('link', { name: 'Film noir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAccessibleName('Blue Rain');
});

test('own horror movies and series are in the rows of home, if config.json names these rows', async ({ page }) => {
  const homeRows = ['horror', 'tv-series'];
  await page.route('**/kinora/config.json', (route) => route.fulfill({ json: { samples: false, homeRows } }));
  await bring(page, {
    'movies/all': { results: MOVIES },
    'series/all': [{ id: 905, name: 'Low Tide' }],
  });
  await open(page, './');
  for (const [heading, title] of [
    ['Horror', 'The Well'],
    ['TV Series', 'Low Tide'],
  ] as const) {
    const row = page.getByRole('region', { name: heading, exact: true });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article')).toHaveAccessibleName(title);
  }
});

test('people of own casts are found with typos, and have pages, and no sample is suggested', async ({ page }) => {
  await bring(page, { 'movies/all': { results: MOVIES } });
  await open(page, './search?q=mira%20hlot');
  await page
    .getByRole('region', { name: 'People', exact: true })
    .getByRole('link', { name: /Mira Holt/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Holt' })).toBeVisible();
  await open(page, './search?q=intersteller');
  await expect(page.getByRole('region', { name: 'Popular tonight' })).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('a suggestion of 300 letters is no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await bring(page, { 'movies/all': [{ id: 1, title: `Long${'o'.repeat(296)}` }] });
  // Suggestions come only from lists that have loaded.
  await open(page, './search?q=longo');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox').fill('longoo');
  await expect(page.getByRole('option')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('each department of a crew has a heading', async ({ page }) => {
  const crew = Array.from({ length: 30 }, (_, index) => ({
    name: `Somebody ${index}`,
    job: 'Compositor',
    department: 'Visual Effects',
  }));
  await bring(page, { 'movies/all': [{ ...MOVIES[0], crew }] });
  await open(page, './movie/901?from=product');
  await page.getByRole('button', { name: /cast and crew/i }).click();
  await expect(page.getByRole('region', { name: /^Visual Effects/ })).toBeVisible();
});

test.describe('with TMDB', () => {
  test.use(tmdbSite);

  test('titles that own lists lack are found at TMDB', async ({ page }) => {
    await useService(page);
    await bring(page, { 'movies/all': { results: MOVIES } });
    await open(page, './search?q=ka');
    await expect(page.getByRole('region', { name: 'Series', exact: true }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'People', exact: true }).getByRole('link').first()).toBeVisible();
  });
});

test('a search names the kinds whose list is broken, and repeats their search on request', async ({
  page,
  traffic,
}) => {
  // A list that could not be read is requested again.
  traffic.allow(/\/movies\/all$/);
  let movies = '[{ "id": 1, "title": ';
  await page.route('**/config.json', (route) => route.fulfill({ json: { samples: false } }));
  await bring(page, { 'series/all': [{ id: 'lamp', name: 'Lamp' }] });
  await page.route('**/api/movies/all', (route) => route.fulfill({ body: movies, contentType: 'application/json' }));
  await open(page, './search?q=lamp');
  await expect(page.getByRole('alert')).toHaveText('Movies could not be searchedTry Again');
  await expect(page.getByRole('article', { name: 'Lamp' })).toBeVisible();

  await open(page, './search?q=quiet');
  await expect(page.getByRole('heading', { name: 'Movies could not be searched' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No movies found' })).toHaveCount(0);
  await expect(page.getByText('0 movies')).toHaveCount(0);
  movies = '[{ "id": 1, "title": "Quiet" }]';
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article', { name: 'Quiet' })).toBeVisible();
});

test('the search page says that popular movies could not be loaded, and loads them on request', async ({
  page,
  traffic,
}) => {
  traffic.allow(/\/movies\/popular$/);
  let movies = '[{ "id": 1, "title": ';
  await page.route('**/config.json', (route) => route.fulfill({ json: { samples: false } }));
  await bring(page, { 'series/all': [{ id: 'lamp', name: 'Lamp' }] });
  await page.route('**/api/movies/popular', (route) =>
    route.fulfill({ body: movies, contentType: 'application/json' }),
  );
  await open(page, './search');
  const popular = page.getByRole('region', { name: 'Popular Movies' });
  await expect(popular.getByRole('alert')).toHaveText('Popular movies could not be loadedTry Again');
  await expect(popular.getByText('No movies found')).toHaveCount(0);

  movies = '[{ "id": 1, "title": "Quiet" }]';
  await popular.getByRole('button', { name: 'Try Again' }).click();
  await expect(popular.getByRole('article', { name: 'Quiet' })).toBeVisible();
  await expect(popular.getByRole('alert')).toHaveCount(0);
});
