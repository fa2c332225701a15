import type { Route } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { pathsOf, withTmdb } from './support/tmdb';
import { withTrailer } from './support/trailer';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('a card passes its title to the detail page', async ({ page }) => {
  await open(page, './');
  const card = page.getByRole('region', { name: 'Action Packed' }).getByRole('article').nth(1);
  const title = (await card.getAttribute('aria-label')) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/kinora\/movie\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^\d+ min$/ })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Kinora`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/kinora\/$/);
});

test('a shared link finds its title, plays its trailer, lists it, and shows similar titles', async ({ page }) => {
  await withTrailer(page);
  await open(page, './movie/1001');
  await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();

  await test.step('Watch Now opens the trailer frame, and closing removes it', async () => {
    const watch = page.getByRole('button', { name: 'Watch Now' });
    await expect(watch).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await watch.click();
    const frame = page.getByRole('dialog').locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/eRsGyueVLvQ\?.*autoplay=1/,
    );
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(watch).toBeFocused();
  });

  await test.step('the toggle reads Add to Watchlist or In Watchlist', async () => {
    const add = page.getByRole('button', { name: 'Add to Watchlist', exact: true });
    await add.click();
    const listed = page.getByRole('button', { name: 'In Watchlist' });
    await listed.click();
    await expect(add).toBeVisible();
  });

  await test.step('similar titles lead on from title to title', async () => {
    const more = page.getByRole('region', { name: 'More like this' });
    await expect(more.getByRole('article').first()).toBeVisible();
    await expect(more.getByRole('article', { name: 'Interstellar' })).toHaveCount(0);
    const next = (await more.getByRole('article').first().getAttribute('aria-label')) ?? '';
    await more.getByRole('link', { name: next }).click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    await expect(more.getByRole('article', { name: 'Interstellar' })).toBeVisible();
  });

  await test.step('a series is found too', async () => {
    await open(page, './movie/4003?type=tv');
    await expect(page.getByRole('heading', { level: 1, name: 'Game of Thrones' })).toBeVisible();
  });
});

test('an id that only TMDB knows is looked up there', EXHAUSTIVE_ONLY, async ({ page }) => {
  const calls = await withTmdb(page, (url) =>
    url.pathname === '/3/movie/550'
      ? { id: 550, title: 'Wire Club', runtime: 139, genres: [{ id: 18, name: 'Drama' }] }
      : 404,
  );
  await open(page, './movie/550');
  await expect(page.getByRole('heading', { level: 1, name: 'Wire Club' })).toBeVisible();
  await expect(page.getByText('139 min')).toBeVisible();
  expect(pathsOf(calls)).toContain('movie/550');
});

test('an unknown address shows a message, and leads home', async ({ page }) => {
  for (const path of [
    'movie/999999',
    'movie/abc%20def',
    'movie/-1',
    'movie/1e99',
    'movie/__proto__',
    `movie/${'x'.repeat(2000)}`,
  ]) {
    await test.step(path.slice(0, 20), async () => {
      await open(page, `./${path}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Movie not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
    });
  }
  await expect(page.getByRole('region', { name: 'Popular tonight' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});

test('a record without a trailer shows that there is none', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.route('**/api/movies/all', (route) =>
    route.fulfill({ json: [{ id: 77, title: 'Silent Film', trailer_key: '' }] }),
  );
  await open(page, './movie/77');
  await page.getByRole('button', { name: 'Watch Now' }).click();
  await expect(page.getByRole('dialog').getByText('Trailer not available')).toBeVisible();
});

test('a poster that does not load becomes the No Image plate', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.route('**/art/posters/1001-*', (route) => route.fulfill({ contentType: 'image/avif', body: 'junk' }));
  await open(page, './movie/1001');
  await expect(page.getByText('No Image').first()).toBeVisible();
});

test('a title appears in its lettering without a shift of the heading, or as text if the lettering fails', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'The Lord of the Rings: The Fellowship of the Ring' });
  const [words, lettering] = [heading.locator('span'), heading.locator('img')];
  const held: Route[] = [];
  await page.route('**/art/lettering/2008.svg', (route) => void held.push(route));
  await open(page, './movie/2008', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  await expect(words).toHaveCSS('opacity', '1');
  const before = await heading.boundingBox();
  await held[0]?.continue();
  await expect(words).toHaveCSS('opacity', '0');
  await expect(lettering).toHaveCSS('opacity', '1');
  expect(await heading.boundingBox()).toEqual(before);

  await page.unroute('**/art/lettering/2008.svg');
  await page.route('**/art/lettering/2008.svg', (route) => route.abort());
  await reload(page);
  await expect(lettering).toHaveCSS('opacity', '0');
  await expect(words).toHaveCSS('opacity', '1');
});
