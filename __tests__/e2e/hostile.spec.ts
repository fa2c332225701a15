import type { Page } from '@playwright/test';
import shipped from '../../static/config.json';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { hostileRecords } from './support/hostileRecords';
import { open } from './support/open';
import { expectToStand } from './support/stands';
import { expect, signInBefore, test } from './support/test';

const ALL = hostileRecords(20_260_115, 10_000);

const PAGE = 500;

/** Both lists have 200 MB together. Playwright needs about ten seconds to serve them, and longer beside other tests. */
const STAND_TIMEOUT_MS = 60_000;

/** The screens that list records. */
const SCREENS = [
  '',
  'movies',
  'movies?genre=18',
  'series',
  'search?q=script',
  'watchlist',
  'studio/hbo',
  'diagnostics',
  'profile',
] as const;

/** Records with seasons, a cast and a video. */
const RICH = ALL.flatMap(({ id, seasons, cast, video }) =>
  typeof id === 'number' && Array.isArray(seasons) && Array.isArray(cast) && video ? [id] : [],
).slice(0, 1);

const ofTitle = (id: number) => [
  `movie/${id}`,
  `movie/${id}?type=tv`,
  `movie/${id}/season/1?type=tv`,
  `watch/${id}`,
  `watch/${id}?type=tv`,
];

const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Returns a page of the records that names the next page. The last page names itself. */
function pageOf(address: string) {
  const start = Number(/all-(\d+)/.exec(address)?.[1] ?? 0);
  const next = Math.min(start + PAGE, ALL.length - PAGE);
  return { results: ALL.slice(start, start + PAGE), next: `all-${next}`, __proto__: { polluted: true } };
}

/** Answers every request to the product API with hostile records. */
async function withHostileProduct(page: Page) {
  await page.route('**/kinora/api/**', (route, request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/all')) return route.fulfill({ json: pageOf(pathname) });
    const number = Number(/(\d+)$/.exec(pathname)?.[1] ?? 1);
    if (/\/(movie|tv|person)\/[^/]+$/.test(pathname)) return route.fulfill({ json: ALL[number % ALL.length] });
    return route.fulfill({ json: { results: ALL.slice(number * 50, number * 50 + 200) } });
  });
}

/** Answers every request to TMDB with hostile records. */
async function withHostileTmdb(page: Page) {
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, tmdbApiKey: 'dev' } }));
  await page.route('https://image.tmdb.org/**', (route) => route.abort());
  await page.route('https://api.themoviedb.org/3/**', (route, request) => {
    const { pathname, searchParams } = new URL(request.url());
    const number = Number(/\/(\d+)(?:\/|$)/.exec(pathname)?.[1] ?? Number(searchParams.get('page') ?? 1) * 20);
    const one = ALL[number % ALL.length];
    const results = ALL.slice(number % 9000, (number % 9000) + 20);
    const isOne = /\/\d+/.test(pathname);
    const body = isOne ? { ...one, id: number, parts: results, known_for: results } : { results, total_pages: 1e9 };
    return route.fulfill({ headers: HEADERS, json: body });
  });
}

/** Expects that no script ran, no prototype was changed, and no other host was requested. */
async function expectHarmless(page: Page, strangers: readonly string[], path: string) {
  expect(await page.evaluate(() => [(window as { __pwn?: unknown }).__pwn, 'polluted' in {}]), path).toEqual([
    undefined,
    false,
  ]);
  expect(strangers, path).toEqual([]);
}

for (const [name, serve, width] of [
  ['the product API', withHostileProduct, 1440],
  ['the product API', withHostileProduct, 320],
  ['TMDB', withHostileTmdb, 1440],
  ['TMDB', withHostileTmdb, 320],
] as const) {
  test(
    `ten thousand hostile records of ${name} do no harm at ${width} px`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      test.setTimeout(600_000);
      traffic.allow(/./);
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('stranger.example')) strangers.push(request.url());
      });
      page.on('dialog', (dialog) => {
        strangers.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await page.setViewportSize({ width, height: 900 });
      await signInBefore(page);
      await page.addInitScript(
        (text) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('movieWatchlist', text);
        },
        JSON.stringify(ALL.slice(0, 300)),
      );
      await serve(page);
      const from = name === 'TMDB' ? 'tmdb' : 'product';
      const titles = RICH.flatMap(ofTitle);
      const people = ['person/3', 'collection/5'];
      for (const path of [
        ...SCREENS,
        ...[...titles, ...people].map((one) => `${one}${one.includes('?') ? '&' : '?'}from=${from}`),
      ]) {
        await test.step(path, async () => {
          await open(page, `./${path}`);
          await expectToStand(page, { patience: STAND_TIMEOUT_MS });
          await expectHarmless(page, strangers, path);
        });
      }
    },
  );
}
