import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import pages from '../../src/contracts/routes.json';
import { EXHAUSTIVE_ONLY, IN_BOTH, variantsFor } from './support/extent';
import { open, openBare } from './support/open';
import { expect, signInBefore, test } from './support/test';

/** Serves the bundle at another base path. Returns the paths that are requested outside of it. */
async function mountAt(page: Page, place: string): Promise<string[]> {
  const outside: string[] = [];
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const isInside = url.pathname.startsWith(place);
    if (!isInside) outside.push(url.pathname);
    url.pathname = isInside ? url.pathname.replace(place, '/kinora/') : '/nothing';
    await route.continue({ url: url.href });
  });
  return outside;
}

const HOME_LINK = { name: 'HOME', exact: true };

for (const place of ['/', '/a/b/']) {
  test(`the same bundle works at ${place}`, place === '/' ? EXHAUSTIVE_ONLY : IN_BOTH, async ({ page }) => {
    await signInBefore(page, place);
    const outside = await mountAt(page, place);
    const lies = (path: string) => new RegExp(`^http://localhost:\\d+${place}${path}$`);

    await test.step('home', async () => {
      await open(page, place);
      await expect(page.getByRole('region', { name: 'Latest Releases' }).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('link', HOME_LINK)).toHaveAttribute('href', place);
    });
    // `npm run servers` opens every address at three base paths.
    for (const [given, path, heading] of [
      place === '/' ? ['Series/', 'Series', 'TV Series'] : ['watchlist/index.html', 'watchlist', 'My Watchlist'],
      ['movie/1001', 'movie/1001', 'Interstellar'],
      ['nowhere', 'nowhere', 'Page not found'],
    ] as const) {
      await test.step(given, async () => {
        await open(page, place + given);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page).toHaveURL(lies(path));
      });
    }
    await test.step('links lead from page to page, and back returns', async () => {
      await page.getByRole('link', { name: 'SERIES', exact: true }).click();
      await expect(page).toHaveURL(lies('series'));
      await expect(page.getByRole('article', { name: 'The Boys' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    });
    expect(outside).toEqual([]);
  });
}

test('an unknown address below unknown folders makes the app look for the bundle in every folder above', async ({
  page,
  traffic,
}) => {
  traffic.allow(/\/kinora\/no\//);
  await signInBefore(page, '/tv/');
  await mountAt(page, '/tv/');
  await open(page, '/tv/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/tv\/$/);
});

test(
  'an address that resembles that of another host requests no other host',
  EXHAUSTIVE_ONLY,
  async ({ page, baseURL, traffic }) => {
    traffic.allow(/\/kinora\/evil\.example\//);
    await signInBefore(page);
    const outside = await mountAt(page, '/');
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await openBare(page, `${new URL(baseURL ?? '').origin}//evil.example/movie/1001`);
    await expect(page.getByRole('alert')).toContainText('Kinora could not be loaded');
    expect([...hosts]).toEqual(['localhost']);
    expect(outside).toEqual([]);
  },
);

test('every route with a fixed address is a file of the bundle @exhaustive', async ({ page, request }) => {
  for (const { path, title, description } of pages.fixed) {
    const html = await (await request.get(`./${path}/index.html`)).text();
    // Pages are plain ASCII.
    expect(html).toContain(`<title>${title} &#183; Kinora</title>`);
    expect(html).toContain(`name="description" content="${description}"`);
  }
  await signInBefore(page);
  for (const { path, title } of variantsFor(pages.fixed, 0)) {
    await open(page, `./${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The app sets the same title.
    await expect(page).toHaveTitle(`${title} · Kinora`);
  }
});

test('a page whose scripts cannot load shows a message', async ({ page, traffic }) => {
  traffic.allow(/\/assets\//, /:\d+\/config\.json$/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await signInBefore(page);
  // A sample has a page of its own, which is readable without scripts.
  for (const path of ['./', './movie/9999', './profile']) {
    await openBare(page, path);
    await expect(page.getByRole('alert')).toContainText('Kinora could not be loaded');
  }
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});

test('a page opened from the disk shows that it needs a server', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openBare(page, pathToFileURL('dist/index.html').href);
  await expect(page.getByRole('heading', { name: 'Kinora needs a web server' })).toBeVisible();
});
