import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, isExhaustive } from './support/extent';
import { resumeClock, stopClock } from './support/pageClock';
import { open, whole } from './support/open';
import { ROWS } from './support/rows';
import { expectToStand } from './support/stands';
import { expect, signInBefore, test } from './support/test';
import { withTrailer } from './support/trailer';

const HOSTILE = {
  results: [
    null,
    7,
    [],
    { id: 0, title: 'No id' },
    { id: 31, title: '' },
    {
      id: 1,
      title: '<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>',
      overview: '{{constructor}}'.repeat(5000),
      poster_path: 'javascript:window.__hit=1',
      backdrop_path: '//evil.example/x.jpg',
      vote_average: Number.MAX_VALUE,
      release_date: '0000-00-00',
      genre_ids: ['__proto__', 28],
    },
    {
      id: '2',
      title: `\u202eright to left ${'x'.repeat(400)}`,
      poster_path: 'https://user@evil.example/p.jpg',
      runtime: 'NaN',
    },
    { id: 2, title: 'Twice' },
    { __proto__: { id: 3, title: 'Inherited' } },
  ],
};

const rows = (page: Page) => page.getByRole('region', { name: 'Latest Releases' }).getByRole('article');

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('hostile records are text or nothing, an empty row says so, and no other host is requested', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).hostname));
  await page.route('**/api/movies/**', (route) => route.fulfill({ json: HOSTILE }));
  await page.route('**/api/movies/genre/3', (route) => route.fulfill({ json: { results: [] } }));
  const homeRows = ['latest-releases', 'action-packed'];
  await page.route('**/kinora/config.json', (route) => route.fulfill({ json: { samples: false, homeRows } }));
  await open(page, './');
  await expect(page.getByRole('region', { name: 'Action Packed' }).getByText('No movies found')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toHaveAccessibleName(/^<img src=x/);
  await expect(rows(page).first().getByText('No Image')).toBeVisible();
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  expect(await page.evaluate(() => '__hit' in window)).toBe(false);
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/NaN|undefined|Invalid Date/);
  expect([...asked]).toEqual(['localhost']);
});

const BAD_ANSWERS = Object.entries<{ body: string; status?: number; contentType?: string }>({
  'an empty body': { body: '' },
  null: { body: 'null' },
  'an object': { body: '{}' },
  'broken JSON': { body: '{"results":[' },
  'a server fault in HTML': { status: 503, contentType: 'text/html', body: '<h1>Oops</h1>' },
});

const leavesAWholeHome = async (page: Page) => {
  await open(page, './');
  for (const name of ROWS) {
    const row = page.getByRole('region', { name, exact: true });
    await expect(row.getByRole('article').nth(9)).toBeAttached({ timeout: 10_000 });
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
};

test('bad responses of every kind, another one per endpoint, leave a whole home page', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/api/movies/**', async (route, request) => {
    if (!asked.includes(request.url())) asked.push(request.url());
    const [, answer] = BAD_ANSWERS[asked.indexOf(request.url()) % BAD_ANSWERS.length] ?? [];
    await route.fulfill(answer);
  });
  await leavesAWholeHome(page);
  expect(asked.length).toBeGreaterThanOrEqual(BAD_ANSWERS.length);
});

if (isExhaustive) {
  for (const [name, answer] of BAD_ANSWERS) {
    test(`${name} from every endpoint leaves a whole home page`, { tag: '@exhaustive' }, async ({ page, traffic }) => {
      // Home and the check for an own catalogue both request this list. A response that cannot be read is not shared.
      traffic.allow(/\/api\/movies\/all$/);
      await page.route('**/api/movies/**', (route) => route.fulfill(answer));
      await leavesAWholeHome(page);
    });
  }
}

test('N2 without a worker, a page that was never visited shows an error, and the others stand', async ({
  page,
  context,
  traffic,
}) => {
  // The last requests of home may still be pending when the network goes.
  traffic.allow(/\/assets\/|\/art\/|\/api\//);
  // An idle page prefetches the next ones.
  await stopClock(page);
  await open(page, './');
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(true);
  await resumeClock(page);
  await page.getByRole('link', { name: 'MOVIES', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expectToStand(page);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  await expectToStand(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'MOVIES', exact: true }).click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Movies Collection' })).toBeVisible();
  await expectToStand(page);
});

test('everything works without locks, channels and observers', EXHAUSTIVE_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.assign(window, { BroadcastChannel: undefined, IntersectionObserver: undefined });
  });
  await open(page, './movie/1001');
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await page.getByRole('link', { name: 'WATCHLIST', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
});

test('the keyboard alone leads from home to a trailer', EXHAUSTIVE_ONLY, async ({ page }) => {
  await withTrailer(page);
  await open(page, './');
  await expect(rows(page).first()).toBeVisible();
  await whole(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const first = rows(page).first().getByRole('link');
  for (let press = 0; press < 60 && !(await first.evaluate((link) => link === document.activeElement)); press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(2).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  for (const name of ['Back', 'Home', 'Watch Now']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeFocused();
});
