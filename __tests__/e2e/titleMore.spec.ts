import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, whole } from './support/open';
import { findTitle } from './support/serviceTitles';
import { expect, signInBefore, test } from './support/test';
import { serviceCalls, tmdbSite, useService } from './support/tmdbService';
import { withTrailer } from './support/trailer';

test.use(tmdbSite);

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const rich = () =>
  findTitle(
    'movie',
    ({ credits, videos, images, keywords }) =>
      (credits?.cast.length ?? 0) > 20 &&
      (videos?.results.length ?? 0) > 0 &&
      (images?.backdrops.length ?? 0) > 1 &&
      (keywords?.keywords?.length ?? 0) > 0,
  );

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

test('a film shows its cast, videos, images and facts with one request', async ({ page }) => {
  const movie = await rich();
  const calls = serviceCalls(page);
  await withTrailer(page);
  await open(page, `./movie/${movie.id}?from=tmdb`);
  await expect(page.getByRole('heading', { level: 1, name: movie.title })).toBeVisible();
  await whole(page);
  const cast = region(page, 'Cast');
  await expect(cast.getByRole('article')).toHaveCount(20);
  expect(calls.filter((path) => path === `movie/${movie.id}`)).toHaveLength(1);

  await test.step('the header shows the running time', async () => {
    if (movie.runtime) await expect(page.getByText(new RegExp(`^${movie.runtime} min`)).first()).toBeVisible();
  });

  await test.step('arrow keys move from one card to the next, as in every row', async () => {
    await cast.getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cast.getByRole('link').nth(1)).toBeFocused();
  });

  await test.step('one press shows the whole cast and crew', async () => {
    await cast.getByRole('button', { name: 'All cast and crew' }).click();
    await expect(page.getByRole('heading', { level: 3, name: /^Cast \d+$/ })).toBeVisible();
    await cast.getByRole('button', { name: 'Show fewer' }).click();
  });

  await test.step('a video opens in the dialog, and closing returns the focus', async () => {
    const video = region(page, 'Videos').getByRole('button').first();
    await expect(page.locator('iframe')).toHaveCount(0);
    await video.click();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(video).toBeFocused();
  });

  await test.step('images open large, one after the other', async () => {
    const second = region(page, 'Images').getByRole('button', { name: /^Image 2 of / });
    await second.click();
    const dialog = page.getByRole('dialog', { name: `Images of ${movie.title}` });
    await expect(dialog.getByRole('status')).toHaveText(/2 \/ \d+$/);
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('status')).toHaveText(/1 \/ \d+$/);
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
  });

  await test.step('facts are links with a text', async () => {
    const about = region(page, 'About this movie');
    await expect(about.getByRole('link').first()).toHaveAttribute('href', /\/movies\?genre=\d+$/);
    await expect(region(page, 'Keywords').getByRole('link').first()).toHaveAttribute('href', /\/movies\?keyword=\d+$/);
  });

  await test.step('the footer names TMDB', async () => {
    await expect(page.getByRole('contentinfo')).toContainText(
      'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    );
  });

  await test.step('a press opens a person, and back returns', async () => {
    const [first] = movie.credits?.cast ?? [];
    await cast.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: first?.name })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: movie.title })).toBeVisible();
  });
});

test(
  'if the details fail to load, similar titles and the data of the list remain',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    traffic.allow(/\/3\//);
    await useService(page, { config: { homeRows: ['hero', 'movies'] } });
    await open(page, './');
    const card = page.getByRole('region', { name: 'Movies', exact: true }).getByRole('article').first();
    const title = (await card.getAttribute('aria-label')) ?? '';
    await page.route(/\/3\/(movie|tv)\/\d+\?/, (route) => route.fulfill({ status: 404, json: {} }));
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(region(page, 'More like this').getByRole('article').first()).toBeVisible();
    await expect(region(page, 'About this movie')).toBeVisible();
    await expect(region(page, 'Cast')).toHaveCount(0);
  },
);

test('without TMDB nothing mentions it, and a sample has facts and similar titles', async ({ page }) => {
  await useService(page, { config: { tmdbApiKey: '', tmdbBaseUrl: 'https://api.themoviedb.org/3' } });
  await open(page, './movie/1001');
  await expect(region(page, 'More like this').getByRole('article').first()).toBeVisible();
  await expect(region(page, 'About this movie')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('TMDB');
  await expect(region(page, 'Cast')).toHaveCount(0);
});

test(
  'sharing copies the address of the page if the device has no share function',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const movie = await findTitle('movie', () => true);
    await open(page, `./movie/${movie.id}?from=tmdb`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  },
);
