import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { open } from '../e2e/support/open';
import RECORDS from '../support/ownRecords.json';
import type { RunningServer } from './site';
import { startServer } from './site';
import { expect, test as base } from './test';

const COMMAND = path.join(__dirname, '../../tools/catalogue/command/catalogue.mjs');

/** Turns the copy at `/tv/` into a site with an own catalogue, by the command of the documentation. */
function makeOwnSite(root: string): void {
  const lists = path.join(root, 'lists');
  mkdirSync(path.join(lists, 'movies'), { recursive: true });
  writeFileSync(path.join(lists, 'movies/all'), JSON.stringify({ results: RECORDS }));
  execFileSync(process.execPath, [COMMAND, '--json', lists, '--into', path.join(root, 'tv'), '--yes']);
  rmSync(lists, { recursive: true });
}

const test = base.extend<object, { ownSite: RunningServer }>({
  ownSite: [
    async ({ server }, use) => {
      const site = await startServer(server, makeOwnSite);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('an own site', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { id, title } of RECORDS)
    for (const end of ['/', ''])
      test(`opens /movie/${id}${end} in a fresh profile`, async ({ page, ownSite, traffic }) => {
        // The catalogue has one list. Requests for the other ones get 404.
        traffic.allow(/\/api\//);
        const response = await open(page, `${ownSite.origin}/tv/movie/${id}${end}`);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveTitle(`${title} · Kinora`);
      });
});
