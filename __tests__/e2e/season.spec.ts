import { open, whole } from './support/open';
import { findTitle } from './support/serviceTitles';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite } from './support/tmdbService';

test.use(tmdbSite);

interface WireSeason {
  name: string;
  episodes: { name: string; episode_number: number }[];
}

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const longRunning = () =>
  findTitle('tv', ({ seasons = [] }) => seasons.filter((season) => season.season_number > 0).length > 1);

test('a series leads to its seasons, and a season to the next one and back', async ({ page }) => {
  const series = await longRunning();
  const first = await askService<WireSeason>(`tv/${series.id}/season/1`);
  await open(page, `./movie/${series.id}?type=tv&from=tmdb`);
  await whole(page);
  const seasons = page.getByRole('region', { name: 'Seasons' });
  await expect(page.getByText(/^\d+ seasons/)).toBeVisible();
  await seasons.getByRole('link', { name: first.name, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: first.name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/movie/${series.id}/season/1\\?type=tv&from=tmdb$`));
  await expect(page).toHaveTitle(`${first.name} · ${series.name} · Kinora`);
  const episodes = page.getByRole('region', { name: 'Episodes' }).getByRole('heading', { level: 3 });
  await expect(episodes).toHaveCount(first.episodes.length);
  await expect(episodes.first()).toHaveText(`1. ${first.episodes[0]?.name}`);

  await test.step('the season can be shared', async () => {
    await page.evaluate(() => {
      Object.assign(navigator, { share: (shared: ShareData) => void Object.assign(window, { shared }) });
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const url = page.url();
    await expect
      .poll(() => page.evaluate(() => 'shared' in window && window.shared))
      .toEqual({ title: `${first.name} · ${series.name}`, url });
  });

  const neighbours = page.getByRole('navigation', { name: 'Seasons' });
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/season\/2\?/);
  await expect(neighbours.getByRole('link', { name: /^Previous/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: series.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: series.name, exact: true })).toBeVisible();
});

test('a season that is opened from a link is complete, and a season that does not exist is not found', async ({
  page,
  traffic,
}) => {
  const series = await longRunning();
  await open(page, `./movie/${series.id}/season/2?from=tmdb`);
  await expect(page.getByRole('region', { name: 'Episodes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: series.name, exact: true })).toBeVisible();

  traffic.allow(/\/season\/99/);
  await open(page, `./movie/${series.id}/season/99?from=tmdb`);
  await expect(page.getByRole('heading', { level: 1, name: 'Season not found' })).toBeVisible();
});

test('a season’s address with the id of a sample requests no sample file, and shows no movie layout', async ({
  page,
  traffic,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  traffic.allow(/\/3\//);
  await open(page, './movie/4001/season/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Season not found' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('other');
  expect(asked.filter((path) => path.endsWith('/api/movie/4001'))).toEqual([]);
});
