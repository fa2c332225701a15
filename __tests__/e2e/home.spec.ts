import { open, reload, whole } from './support/open';
import { ROWS } from './support/rows';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { expect, productCalls, signInBefore, test } from './support/test';

const PRODUCT_CALLS = [
  'movies/all',
  ...[1, 2, 3, 4, 5].map((id) => `movies/genre/${id}`),
  ...['genres', 'popular', 'top-rated', 'trending'].map((name) => `movies/${name}`),
  'series/all',
];

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('home has its rows, studios, movie list and footer, and a card’s toggle fills the watchlist', async ({ page }) => {
  await open(page, './');
  await test.step('each genre row is filled', async () => {
    for (const name of ROWS) {
      const row = page.getByRole('region', { name, exact: true });
      await expect(row.getByRole('article').nth(9)).toBeAttached();
    }
    await expect(page.getByRole('region', { name: 'Movies', exact: true }).getByRole('article')).toHaveCount(20);
  });

  await test.step('studios lead to their pages', async () => {
    const studios = page.getByRole('region', { name: 'Studios' });
    for (const [name, path] of [
      ['Warner Bros', 'warner-bros'],
      ['Marvel', 'marvel'],
      ['HBO', 'hbo'],
      ['Paramount', 'paramount'],
    ] as const) {
      await expect(studios.getByRole('link', { name })).toHaveAttribute('href', `/kinora/studio/${path}`);
    }
  });

  await test.step('the footer leads on', async () => {
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['Movies', 'movies'],
      ['Series', 'series'],
      ['Watchlist', 'watchlist'],
      ['Subscribe Now', 'subscription'],
      ['View All Plans', 'subscription'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/kinora/${path}`);
    }
    await expect(footer).toContainText('2024');
  });

  await test.step('a card has its title as its name, and its toggle fills the watchlist', async () => {
    const card = page.getByRole('region', { name: 'Horror', exact: true }).getByRole('article').first();
    const title = await card.getAttribute('aria-label');
    await expect(card.getByRole('link')).toHaveAccessibleName(title ?? '');
    await card.getByRole('button', { name: 'Add to watchlist' }).click();
    await expect(card.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { title: string }[]),
      )
      .toMatchObject([{ title }]);
    await reload(page);
    await expect(card.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  });
});

test('#movies brings the movie list into view', EXHAUSTIVE_ONLY, async ({ page }) => {
  await open(page, './#movies');
  await expect(page.getByRole('heading', { name: 'Movies', exact: true })).toBeInViewport();
});

test.describe('the product API', () => {
  test('is called once and not again within 24 hours, but again after', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
    const start = new Date('2026-03-01T10:00:00Z');
    await page.clock.setFixedTime(start);
    const calls = productCalls(page);
    const loadHome = async () => {
      calls.length = 0;
      await open(page, './');
      await expect(
        page.getByRole('region', { name: 'TV Series', exact: true }).getByRole('article').first(),
      ).toBeAttached();
      // Home sends its requests for other pages together with that for its last list.
      await expect(page.getByRole('region', { name: 'Movies', exact: true }).getByRole('article')).toHaveCount(20);
      // The check for an own catalogue is one of the deferred parts.
      await whole(page);
      await traffic.settled(page);
    };

    await loadHome();
    expect(calls.toSorted()).toEqual(PRODUCT_CALLS);

    await page.clock.setFixedTime(new Date(start.getTime() + 23 * 3_600_000));
    await loadHome();
    expect(calls).toEqual([]);

    await page.clock.setFixedTime(new Date(start.getTime() + 25 * 3_600_000));
    await loadHome();
    expect(calls.toSorted()).toEqual(PRODUCT_CALLS);
  });

  test('is skipped if it fails or responds with the page, with a line in the log', async ({ page, log }) => {
    await page.route('**/api/movies/genre/3', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.route('**/api/movies/genre/1', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kinora</title>' }),
    );
    await open(page, './');
    for (const name of ROWS) {
      await expect(page.getByRole('region', { name, exact: true }).getByRole('article').first()).toBeAttached();
    }
    expect(log.toSorted()).toEqual([
      'Failed to fetch genre_1: The response is not JSON',
      'Failed to fetch genre_3: Not Found',
    ]);
    const stored = await page.evaluate(() => localStorage.getItem('kinora:catalogue') ?? '');
    expect(stored).toContain('"genre_4"');
    expect(stored).not.toContain('"genre_3"');
    expect(stored).not.toContain('"genre_1"');
  });

  test('may be replaced file by file, and no compressed twin hides a new file', async ({ request }) => {
    expect((await request.get('./app.webmanifest.gz')).status(), 'what is not replaced has a twin').toBe(200);
    for (const path of [...PRODUCT_CALLS, 'movie/1001']) {
      for (const twin of ['gz', 'br']) expect((await request.get(`./api/${path}.${twin}`)).status()).toBe(404);
    }
  });

  test(
    'is requested again in an open tab after a day, and the tab shows the age of the data if that fails',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      traffic.allow(/\/api\//);
      const start = new Date('2026-03-01T10:00:00Z');
      await page.clock.setFixedTime(start);
      const own = { id: 1, title: 'Own Film', release_date: '2020-02-02' };
      await page.route('**/api/movies/popular', (route) => route.fulfill({ json: { results: [own] } }));
      await open(page, './search');
      const film = page.getByRole('region', { name: 'Popular Movies' }).getByRole('article', { name: 'Own Film' });
      await expect(film).toBeVisible();
      // The refresh of an open tab loads with the deferred parts of the page.
      await page.mouse.move(9, 9);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await traffic.settled(page);

      await page.route('**/api/**', (route) => route.fulfill({ status: 404 }));
      await page.clock.setFixedTime(new Date(start.getTime() + 25 * 3_600_000));
      const note = page.getByText('Saved yesterday; the catalogue could not be reached').first();
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(note).toBeVisible({ timeout: 1000 });
      }).toPass({ intervals: [0] });
      await expect(film).toBeVisible();
    },
  );

  test('works on any file server', async ({ request }) => {
    for (const path of PRODUCT_CALLS) {
      const response = await request.get(`./api/${path}`);
      expect(response.headers()['content-type']).toContain('application/json');
      const answer = (await response.json()) as { results?: unknown[] } | unknown[];
      expect((Array.isArray(answer) ? answer : answer.results)?.length).toBeGreaterThan(9);
    }
  });
});
