import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { askService, serviceCalls, tmdbSite } from './support/tmdbService';
import { walkTo } from './support/walkTo';

test.use(tmdbSite);

interface WirePage {
  results: { id: number; title: string; poster_path: string | null; overview: string }[];
}

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('the movies come from the service page by page with their images, and one opens by its address', async ({
  page,
}) => {
  const popular = await askService<WirePage>('movie/popular');
  const next = await askService<WirePage>('movie/popular', { page: '2' });
  const [first] = popular.results;
  const last = next.results.at(-1);
  if (!first || !last) throw new Error('The service has no movies');
  const calls = serviceCalls(page);

  await open(page, './movies');
  const card = page.getByRole('article', { name: first.title, exact: true }).first();
  await expect(card).toBeVisible();
  const picture = card.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await walkTo(page, page.getByRole('article', { name: last.title, exact: true }).first());
  expect(calls.filter((path) => path === 'movie/popular').length).toBeGreaterThanOrEqual(2);

  await open(page, `./movie/${first.id}?from=tmdb`);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page.getByText(first.overview)).toBeVisible();
});
