import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { openBare } from './support/open';

const DIST = path.join(__dirname, '../../dist');
const SESSION = { email: 'demo@kinora.example', authenticated: true };

let server: Server;
let base: string;

// A file server without any rules, as `python3 -m http.server`.
test.beforeAll(async () => {
  const serve = sirv(DIST, { dev: true });
  server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/kinora/, '');
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}/kinora/`;
});

test.afterAll(() => server.close());

test('every page of a title has at most 30 kB, and 8.2 kB gzipped', () => {
  for (const id of readdirSync(path.join(DIST, 'movie'))) {
    const html = readFileSync(path.join(DIST, 'movie', id, 'index.html'));
    expect.soft(html.length, id).toBeLessThanOrEqual(30_000);
    expect.soft(gzipSync(html).length, id).toBeLessThanOrEqual(8200);
  }
});

for (const width of [390, 1280])
  test(`a title is where the app places it, at a width of ${width} px`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) problems.push(message.text());
    });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((session) => {
      localStorage.setItem('kinora:auth', JSON.stringify(session));
      const seen = { shift: 0, pictures: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.pictures.push((entry as PerformanceEntry & { url: string }).url);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    }, SESSION);
    const answer = page.waitForResponse(`${base}movie/1001/`);
    await openBare(page, `${base}movie/1001/`);
    expect((await answer).status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-app', /live|whole/);
    await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
    await expect(page).toHaveTitle('Interstellar · Kinora');
    await expect(page).toHaveURL(`${base}movie/1001`);
    const { shift, pictures } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; pictures: string[] } }).seen,
    );
    expect(shift).toBe(0);
    // Poster and backdrop may arrive in either order, but the app must not load another size of either.
    const sizes = new Set(pictures.filter((url) => url !== ''));
    const motifs = new Set([...sizes].map((url) => url.replace(/-\d+\.\w+$/, '')));
    expect(sizes.size).toBe(motifs.size);
    expect(problems).toEqual([]);
  });

test('a visitor who must sign in sees the content of index.html', async ({ page }) => {
  await openBare(page, `${base}movie/1001/`);
  await expect(page.locator('html')).toHaveAttribute('data-first', 'landing');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Interstellar');
});

test('an address of another title with the same id does not show this title', async ({ page }) => {
  await page.addInitScript((session) => {
    localStorage.setItem('kinora:auth', JSON.stringify(session));
  }, SESSION);
  await openBare(page, `${base}movie/1001/?from=product`);
  await expect(page.locator('html')).toHaveAttribute('data-app', /live|whole/);
  await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toHaveCount(0);
});

for (const lost of ['html', '{html,css}'])
  test(`a page whose shell.*.${lost} cannot load says so once, and can be tried again`, async ({ page }) => {
    let asked = 0;
    await page.route(`**/assets/shell.*.${lost}`, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.addInitScript((session) => localStorage.setItem('kinora:auth', JSON.stringify(session)), SESSION);
    await openBare(page, `${base}movie/1001/`);
    await expect(page.getByRole('alert')).toHaveText(/This page could not be loaded\./);
    const askedOnce = asked;
    await page.unrouteAll();
    await page.getByRole('link', { name: 'try again' }).click();
    await expect(page.getByRole('button', { name: 'Add to Watchlist' })).toBeVisible();
    expect(askedOnce).toBeLessThanOrEqual(4);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a title is readable and playable', async ({ page }) => {
    await openBare(page, `${base}movie/3062/`);
    await expect(page.getByRole('heading', { level: 1, name: 'The Forty-First Lamp' })).toBeVisible();
    await expect(page.locator('video[controls] source').first()).toHaveAttribute('src', /art\/films\/.+\.mp4$/);
    const picture = page.getByRole('img', { name: 'Poster of The Forty-First Lamp' });
    await expect(picture).toHaveJSProperty('complete', true);
  });
});
