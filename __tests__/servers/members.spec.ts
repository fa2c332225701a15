import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { quietPort } from '../support/quietPort';
import { workerReady } from '../e2e/support/ownSite';
import { live, open, reload } from '../e2e/support/open';
import { MEMBER, withLoginService, withPasswords } from './members';
import type { RunningServer } from './site';
import { startServer } from './site';
import { expect, signInBefore, test as base } from './test';

const CLIP = 'art/hero/the-boys.mp4';
const script = `assets/${readdirSync(path.join(__dirname, '../../dist/assets')).find((name) => name.startsWith('main.'))}`;
const ADDRESSES = ['', 'movies', 'movie/1001', 'config.json', 'api/movies/popular', script, 'sw.js', CLIP, 'nowhere'];

const test = base.extend<object, { closedSite: RunningServer }>({
  closedSite: [
    async ({ server }, use) => {
      const site = await startServer(server, withPasswords);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('a site with passwords', () => {
  test('shows nothing without the password or with a wrong one', async ({ playwright, closedSite }) => {
    for (const httpCredentials of [undefined, { ...MEMBER, password: 'wrong' }]) {
      const request = await playwright.request.newContext({ httpCredentials });
      for (const address of ADDRESSES) {
        const answer = await request.get(`${closedSite.origin}/tv/${address}`, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(401);
        expect(answer.headers()['www-authenticate'], address).toMatch(/^basic /i);
        expect(await answer.text(), address).not.toMatch(/Kinora|sample/);
      }
      await request.dispose();
    }
  });

  test('answers every request of a member, including ranges of videos', async ({ playwright, closedSite }) => {
    const request = await playwright.request.newContext({ httpCredentials: MEMBER });
    for (const address of ADDRESSES.filter((name) => name !== 'nowhere'))
      expect((await request.get(`${closedSite.origin}/tv/${address}`)).status(), address).toBe(200);
    const part = await request.get(`${closedSite.origin}/tv/${CLIP}`, { headers: { Range: 'bytes=0-99' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    await request.dispose();
  });

  test.describe('in a browser', () => {
    test.use({ serviceWorkers: 'allow', httpCredentials: MEMBER });

    test('opens a shared link with the service worker, and again later', async ({ page, closedSite, traffic }) => {
      const refused: string[] = [];
      page.context().on('response', (response) => {
        if (response.status() === 401) refused.push(response.url());
      });
      traffic.allow(/./);
      await signInBefore(page, '/tv/');
      await open(page, `${closedSite.origin}/tv/movie/1001`);
      const heading = page.getByRole('heading', { level: 1, name: 'Interstellar' });
      await expect(heading).toBeVisible();
      await workerReady(page);
      await reload(page);
      await live(page);
      await expect(heading).toBeVisible();
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
        return link && (await fetch(link.href)).status;
      });
      expect(manifest).toBe(200);
      // Only the browser's first request for the page is without the password.
      expect(refused.filter((url) => !url.endsWith('/movie/1001'))).toEqual([]);
    });
  });
});

test('a site behind a login service shows nothing to viewers that the service rejects', async ({
  server,
  playwright,
}) => {
  test.skip(!['nginx', 'Caddy'].includes(server.name), 'The other servers need a proxy in front of them.');
  const port = await quietPort();
  const service = createServer(({ headers }, response) => {
    response.writeHead(headers.cookie?.includes('session=known') === true ? 200 : 401).end();
  });
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
  const site = await startServer(server, withLoginService(`http://127.0.0.1:${port}`));
  try {
    const stranger = await playwright.request.newContext();
    const member = await playwright.request.newContext({ extraHTTPHeaders: { Cookie: 'session=known' } });
    for (const address of ADDRESSES.filter((name) => name !== 'nowhere')) {
      const refused = await stranger.get(`${site.origin}/tv/${address}`, { maxRedirects: 0 });
      expect([302, 401], address).toContain(refused.status());
      expect(await refused.text(), address).not.toMatch(/Kinora|sample/);
      expect((await member.get(`${site.origin}/tv/${address}`)).status(), address).toBe(200);
    }
    const part = await member.get(`${site.origin}/tv/${CLIP}`, { headers: { Range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    // If the service is down, all requests are refused.
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    for (const address of ADDRESSES) {
      const refused = await member.get(`${site.origin}/tv/${address}`);
      expect(refused.status(), address).toBeGreaterThanOrEqual(500);
      expect(await refused.text(), address).not.toMatch(/Kinora|sample/);
    }
    await Promise.all([stranger.dispose(), member.dispose()]);
  } finally {
    await site.stop();
    service.close();
  }
});
