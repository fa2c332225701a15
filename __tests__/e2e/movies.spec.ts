import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { pathsOf, wirePage, withTmdb } from './support/tmdb';
import { walkTo } from './support/walkTo';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('without a key the samples are shown, a card opens the overlay, and a genre narrows the list', async ({
  page,
  log,
}) => {
  await open(page, './movies');
  const opener = page.getByRole('article', { name: 'Interstellar' }).getByRole('button', { name: 'Interstellar' });
  const overlay = page.getByRole('dialog', { name: 'Interstellar' });

  await test.step('the samples, with a warning for developers', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
    await expect(page.getByText('Discover and explore our vast collection of movies')).toBeVisible();
    await expect(page.getByRole('article').nth(23)).toBeAttached();
    expect(log).toContain('TMDB API key is missing; showing sample movies');
  });

  await test.step('the overlay’s Close button', async () => {
    await opener.click();
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a genre is part of the address', async () => {
    const genre = page.getByRole('radiogroup', { name: 'Genre' });
    for (const name of ['All', 'Action', 'Adventure', 'Drama', 'Fantasy', 'Horror', 'Science Fiction']) {
      await expect(genre.getByRole('radio', { name, exact: true })).toBeAttached();
    }
    await genre.getByText('Horror').click();
    await expect(page).toHaveURL(/\/movies\?genre=27$/);
    await expect(page.getByRole('article', { name: 'The Exorcist' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Interstellar' })).toHaveCount(0);
    await reload(page);
    await expect(genre.getByRole('radio', { name: 'Horror' })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
  });

  await test.step('the overlay’s Home button', async () => {
    await opener.click();
    await overlay.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  });
});

test('a genre without movies offers all of them', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.route('**/api/movies/all', (route) =>
    route.fulfill({ json: [{ id: 1, title: 'A Drama', genre_ids: [18] }] }),
  );
  await open(page, './movies?genre=27');
  await expect(page.getByRole('heading', { name: 'No Movies Found' })).toBeVisible();
  await expect(page.getByText('No movies found for Horror genre')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Movies' }).click();
  await expect(page).toHaveURL(/\/movies$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a genre is requested from the product API before TMDB, and from TMDB before the samples', async ({ page }) => {
  const calls = await withTmdb(page, () => wirePage(1, 1));
  await page.route('**/api/movies/all', (route) =>
    route.fulfill({ json: [{ id: 5, title: 'Own Action', genre_ids: [28] }] }),
  );
  await open(page, './movies?genre=28');
  await expect(page.getByRole('article', { name: 'Own Action' })).toBeVisible();
  expect(pathsOf(calls)).toEqual([]);

  await page.unroute('**/api/movies/all');
  await open(page, './movies?genre=12');
  await expect(page.getByRole('article', { name: 'Wire Movie 1', exact: true })).toBeVisible();
  expect(pathsOf(calls)).toEqual(['discover/movie']);
  const { searchParams } = calls[0] ?? new URL('https://nothing.example');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    with_genres: '12',
    language: 'en-US',
    page: '1',
    sort_by: 'popularity.desc',
  });
});

test('the overlay requests a text that the list lacks, only then, and shows it in another language if needed', async ({
  page,
}) => {
  const { results, ...list } = wirePage(1, 1);
  const [bare, told] = results;
  if (!bare || !told) throw new Error('An empty page');
  const translations = [{ iso_639_1: 'fr', iso_3166_1: 'FR', data: { overview: 'Un port attend.' } }];
  const calls = await withTmdb(page, ({ pathname }) =>
    pathname.endsWith(`/movie/${bare.id}`)
      ? { ...bare, overview: '', runtime: 104, original_language: 'fr', translations: { translations } }
      : { ...list, results: [{ ...bare, overview: '' }, told] },
  );
  await open(page, './movies');
  const overlay = (title: string) => page.getByRole('dialog', { name: title, exact: true });
  await page.getByRole('button', { name: told.title, exact: true }).click();
  await expect(overlay(told.title).getByText(told.overview)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: bare.title, exact: true }).click();
  const text = overlay(bare.title).getByText('Un port attend.');
  await expect(text).toBeVisible();
  await expect(text).toHaveAttribute('lang', 'fr-FR');
  await expect(overlay(bare.title).getByText('104 min')).toBeVisible();
  expect(pathsOf(calls)).toEqual(['movie/popular', `movie/${bare.id}`]);
});

test('if TMDB fails, the samples are shown without a message', EXHAUSTIVE_ONLY, async ({ page }) => {
  await withTmdb(page, () => 401);
  await open(page, './movies');
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('more pages load by scrolling or by the button, each movie once, and few cards exist', async ({ page }) => {
  const calls = await withTmdb(page, (url) => wirePage(Number(url.searchParams.get('page')), 9));
  await open(page, './movies');
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  await walkTo(page, page.getByRole('article', { name: 'Wire Movie 180', exact: true }));
  await expect(more).toBeHidden();
  expect(pathsOf(calls)).toEqual(Array.from({ length: 9 }, () => 'movie/popular'));
  expect(await page.getByRole('article').count()).toBeLessThan(80);
  expect(await page.locator('*').count()).toBeLessThan(1500);
});

test('a page that fails can be requested again', async ({ page }) => {
  let isBroken = true;
  await withTmdb(page, (url) => {
    const number = Number(url.searchParams.get('page'));
    return number === 2 && isBroken ? 500 : wirePage(number, 2);
  });
  await open(page, './movies');
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText('The next page could not be loaded.');
  isBroken = false;
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article', { name: 'Wire Movie 40', exact: true })).toBeAttached();
});

test('Try Again loads the samples after they have failed', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.route('**/assets/samples.*.js', (route) => route.abort());
  await page.route('**/api/movies/all', (route) => route.abort());
  await open(page, './movies');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/samples.*.js');
  await again.click();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
});

test.describe('series', () => {
  test('are the fifteen samples without a key', async ({ page }) => {
    await open(page, './series');
    await expect(page.getByRole('heading', { level: 1, name: 'TV Series' })).toBeVisible();
    await expect(page.getByText('Discover amazing TV shows and series')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(15);
    await page.getByRole('article', { name: 'The Boys' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Boys' })).toBeVisible();
  });

  test('are TMDB’s popular ones with a key', EXHAUSTIVE_ONLY, async ({ page }) => {
    const calls = await withTmdb(page, () => ({
      results: [{ id: 9, name: 'Wire Series', first_air_date: '2021-05-05' }],
    }));
    await open(page, './series');
    await expect(page.getByRole('article', { name: 'Wire Series' })).toBeVisible();
    expect(pathsOf(calls)).toEqual(['tv/popular']);
  });

  test('offer Retry if nothing can be loaded', EXHAUSTIVE_ONLY, async ({ page }) => {
    await page.route('**/assets/samples.*.js', (route) => route.abort());
    await page.route('**/api/series/all', (route) => route.abort());
    await open(page, './series');
    await expect(page.getByRole('heading', { name: 'Error loading series' })).toBeVisible();
    await page.unroute('**/assets/samples.*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article')).toHaveCount(15);
  });
});

test('an evening of one color, and the titles of it that end before bedtime, have addresses of their own', async ({
  page,
}) => {
  await open(page, './movies');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'By color' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Amber' }).click();
  await expect(page).toHaveURL(/\/movies\?colour=amber$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article', { name: 'Dune: Part Two' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toHaveCount(0);
  await expect(page.getByText(/^An amber evening · \d+ titles$/)).toBeVisible();

  await page.getByRole('button', { name: 'Fits tonight' }).click();
  await expect(page).toHaveURL(/\?colour=amber&tonight=1$/);
  const slider = page.getByRole('slider', { name: /^Lights out at/ });
  await expect(slider).toBeFocused();
  const dune = page.getByRole('article', { name: 'Dune: Part Two' });
  await page.keyboard.press('Home');
  await expect(dune.getByText('Too late tonight')).toBeAttached();
  await page.keyboard.press('End');
  await expect(dune.getByText('Fits tonight')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?colour=amber$/);
  await expect(page.getByRole('button', { name: 'Fits tonight' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter: Amber' }).click();
  await expect(page).toHaveURL(/\/movies$/);
});
