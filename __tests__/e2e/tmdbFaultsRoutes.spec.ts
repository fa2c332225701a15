import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { findTitle } from './support/serviceTitles';
import { expectToStand } from './support/stands';
import { expect, signInBefore, test } from './support/test';
import { tmdbSite, useService } from './support/tmdbService';

/** Each fault of TMDB on the routes that tmdbFaults.spec.ts does not open. */
test.use(tmdbSite);

/** Pages with lists. They show samples if TMDB's lists fail. */
const LISTS = ['', 'series', 'movies?genre=18&sort=rating', 'search?q=the', 'studio/hbo'];

/** Pages with data of a single id, which no other source has. The test adds a series. */
const THINGS = ['person/5?from=tmdb', 'collection/10000?from=tmdb'];

const FAILED = /(not found|could not be loaded)$/;

/** A fault by its row and its name at the service, and whether the spoiled data is still readable. */
const FAULTS: readonly [row: string, fault: string, isReadable: boolean][] = [
  ['A1', 'a1', false],
  ['A2', 'a2', false],
  ['A3', 'a3:retry=none', false],
  ['A4', 'a4:type=html', false],
  ['A5', 'a5', false],
  ['A5', 'a5:part=half', false],
  ['A6', 'a6', false],
  ['A6', 'a6:how=cors', false],
  ['A7', 'a7', false],
  ['A9', 'a9:body=truncated', false],
  ['A9', 'a9:body=null', false],
  ['A9', 'a9:body=bom', true],
  ['A11', 'a11', true],
  ['A12', 'a12', true],
  ['A13', 'a13', true],
  ['A14', 'a14', true],
  ['A15', 'a15', true],
  ['A16', 'a16', true],
  ['A17', 'a17', true],
  ['A18', 'a18', true],
  ['A19', 'a19', true],
  ['A20', 'a20', false],
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [row, fault, isReadable] of FAULTS) {
  test(
    `${row} ${fault} leaves home, lists, search, a studio, people, collections and series standing`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      test.setTimeout(180_000);
      traffic.allow(/\/fault\//);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
      const series = await findTitle('tv', ({ seasons }) => (seasons?.length ?? 0) > 1);
      await signInBefore(page);
      await useService(page, { faults: fault });

      for (const path of LISTS)
        await test.step(`/${path}`, async () => {
          await open(page, `./${path}`);
          await expect(page.locator('main').getByRole('article').first()).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(0);
          await expectToStand(page);
        });

      for (const path of [
        ...THINGS,
        `movie/${series.id}?type=tv&from=tmdb`,
        `movie/${series.id}/season/1?type=tv&from=tmdb`,
      ])
        await test.step(`/${path}`, async () => {
          await open(page, `./${path}`);
          await expectToStand(page);
          if (isReadable) await expect(heading(page)).not.toHaveText(FAILED);
          else await expect(heading(page)).toHaveText(FAILED);
        });

      expect([...hosts]).toEqual(['localhost']);
      expect(await page.evaluate(() => '__pwn' in window || 'polluted' in {})).toBe(false);
    },
  );
}
