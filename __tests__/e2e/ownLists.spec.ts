import type { Page } from '@playwright/test';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

const MOVIES = [
  { id: 901, title: 'Blue Rain', genre: 'Comedy, Film noir', year: 1999, director: 'Jon Aldo', popularity: 1 },
  { id: 902, title: 'Paper Boats', Genre: 'Comedy, Drama', year: 2004, popularity: 9, cast: [{ name: 'Mira Holt' }] },
  { id: 903, title: 'The Well', genre: 'Horror', year: 1931, details: '../movie/903' },
  { id: 904, title: 'Quiet Reel', genre_ids: [90_001], year: 1921 },
];

/** Lists of a deployer's own; a path that is not named is not offered. */
async function bring(page: Page, files: Record<string, unknown>) {
  await page.route(/\/kinora\/api\/.+/, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*\/api\//, '');
    const body = files[path];
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: body });
  });
}

const cards = (page: Page) => page.locator('main').getByRole('article');

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('genres by name, and the catalogue’s own, are filters with their names and links to them', async ({ page }) => {
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
  await expect(cards(page)).toHaveAccessibleName('Quiet Reel');
  await expect(page.getByRole('button', { name: 'Remove filter: Silent film' })).toBeVisible();
  await open(page, './movie/901?from=product');
  await page.getByRole('link', { name: 'Film noir' }).click();
  await expect(cards(page)).toHaveAccessibleName('Blue Rain');
});
