import type { Page, Route } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { withFilms } from './support/films';
import { goTo } from './support/goTo';
import { open, openBare, reload } from './support/open';
import { expectToStand, expectWayOut } from './support/stands';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite, useService } from './support/tmdbService';
import { withTrailer } from './support/trailer';

/** Rows N3 to N6 and V1 of docs/faults.md: a slow or unstable network, images, trailers, films. */
test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const cards = (page: Page) => page.getByRole('article');

test.describe('with TMDB', () => {
  test.use(tmdbSite);

  test(
    'N3 on a slow connection and device a skeleton appears at once, and nothing shifts or flickers',
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      test.slow();
      const { results } = await askService<{ results: { title: string }[] }>('movie/popular');
      await useService(page);
      await page.addInitScript(() => {
        const seen = { shift: 0, names: new Set<string>() };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        const look = () => {
          const name = document.querySelector('main article')?.getAttribute('aria-label');
          if (name) seen.names.add(name);
          requestAnimationFrame(look);
        };
        look();
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const speed = 400_000 / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: speed,
        uploadThroughput: speed,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await openBare(page, './movies', { waitUntil: 'commit' });
      // The heading is in the HTML. Nothing else has loaded yet.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards(page).first()).toHaveAccessibleName(results[0]?.title ?? '', { timeout: 60_000 });
      const seen = await page.evaluate(() => {
        const { shift, names } = (window as unknown as { seen: { shift: number; names: Set<string> } }).seen;
        return { shift, names: [...names] };
      });
      expect(seen.shift).toBeLessThan(0.1);
      // Samples appear first only if the service is too slow, and they are replaced once.
      expect(seen.names.length).toBeLessThanOrEqual(2);
      expect(seen.names.at(-1)).toBe(results[0]?.title);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await expectToStand(page);
    },
  );

  /** Returns a random number generator. The same seed gives the same numbers. */
  function dice(seed: number) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  test(
    'N4 if half of two hundred requests fail, each is tried twice at most, and the app recovers',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      test.setTimeout(180_000);
      // Leaving a page aborts its requests, even one whose response has just arrived, so it is requested again.
      traffic.allow(/\/api\/movies\//);
      const roll = dice(13);
      let isFlapping = true;
      let asked = 0;
      const answer = (route: Route) => {
        asked += 1;
        if (!isFlapping || roll() < 0.5) return route.continue();
        return roll() < 0.5 ? route.abort() : route.fulfill({ status: 503, body: '' });
      };
      await useService(page);
      await page.route(/\/3\//, answer);
      await open(page, './movie/1001');
      await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
      const pages = await Promise.all(
        ['1', '2', '3', '4'].map((number) =>
          askService<{ results: { id: number; title: string }[] }>('movie/popular', { page: number }),
        ),
      );
      const popular = pages.flatMap(({ results }) => results);
      for (let turn = 0; asked < 200; turn += 1) {
        const places = [
          `movie/${popular[turn % popular.length]?.id}?from=tmdb&turn=${turn}`,
          `movies?genre=28&year=${2000 + turn}`,
        ];
        for (const place of [...places, `search?q=word${turn}`]) {
          await goTo(page, place);
          await expect(page).toHaveURL(new RegExp(place.split(/[?=]/).at(-1) ?? ''));
        }
        if (turn % 8 === 0) await expectToStand(page);
      }
      await expectToStand(page);

      isFlapping = false;
      await open(page, './movies');
      await expect(cards(page).first()).toHaveAccessibleName(popular[0]?.title ?? '');
      await expectToStand(page);
      await expectWayOut(page);
      await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
    },
  );
});

for (const [how, answer] of [
  ['not there', { status: 404, body: '' }],
  ['of no bytes', { contentType: 'image/jpeg', body: '' }],
  ['a text', { contentType: 'image/jpeg', body: 'This is no picture.' }],
  ['on its way for ever', null],
] as const) {
  test(`N5 images that are ${how} keep their box, and cause no loop`, EXHAUSTIVE_ONLY, async ({ page }) => {
    const boxOf = () => cards(page).first().getByRole('button').first().boundingBox();
    await open(page, './movies');
    await expect(cards(page).first()).toBeVisible();
    const sound = await boxOf();
    const asked: string[] = [];
    await page.route(/\/art\/posters\//, (route) => {
      asked.push(route.request().url());
      return answer ? route.fulfill(answer) : undefined;
    });
    await reload(page, { waitUntil: 'commit' });
    const name = (await cards(page).first().getAttribute('aria-label')) ?? '';
    await expect.poll(() => asked.length).toBeGreaterThan(5);
    if (answer) {
      await expect(cards(page).first().getByText('No Image')).toBeVisible();
      await expect(page.locator('main article img')).toHaveCount(0);
    }
    await expect(cards(page).first().getByText(name).first()).toBeAttached();
    expect(await boxOf()).toEqual(sound);
    // Once by the page's HTML, and once by the app.
    for (const url of asked) expect(asked.filter((other) => other === url).length).toBeLessThanOrEqual(2);
    await expectToStand(page);
    await expectWayOut(page);
  });
}

const openTrailer = async (page: Page, path = './movie/1001') => {
  await open(page, path);
  await page.getByRole('button', { name: 'Watch Now' }).click();
  return page.getByRole('dialog', { name: /^Trailer/ });
};

for (const [how, block] of [
  ['aborted', (route: Route) => route.abort()],
  ['refused', (route: Route) => route.fulfill({ status: 403, contentType: 'text/html', body: '' })],
  ['not to be framed', (route: Route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'no' })],
  ['not to be found', null],
] as const) {
  test(`N6 with YouTube ${how} the dialog links to it, and closes`, EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
    traffic.allow(/youtube/);
    if (block) await page.route('https://www.youtube-nocookie.com/**', block);
    const dialog = await openTrailer(page);
    await expect(dialog.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
    await expectToStand(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Watch Now' })).toBeFocused();
    await expectToStand(page);
    await expectWayOut(page);
  });
}

test('N6 an invalid key causes no request to YouTube', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  // The samples are requested again once the site turns out to be the deployer's.
  traffic.allow(/\/api\/movies\/popular$/);
  const asked: string[] = [];
  await withTrailer(page);
  page.on('request', (request) => request.url().includes('youtube') && asked.push(request.url()));
  await page.route('**/api/movies/all', (route) =>
    route.fulfill({ json: [{ id: 'own', title: 'Own Film', trailer_key: '../../evil?x=<script>' }] }),
  );
  const dialog = await openTrailer(page, './movie/own');
  await expect(dialog).toBeVisible();
  await expectToStand(page);
  expect(asked.filter((url) => !/\/embed\/[\w-]{11}\?/.test(url))).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectWayOut(page);
});

/** Makes `play()` reject with this error, or never settle. */
const refusePlay = (page: Page, name: string) =>
  page.addInitScript((reason) => {
    Object.assign(window, { plays: 0 });
    HTMLMediaElement.prototype.play = () => {
      (window as unknown as { plays: number }).plays += 1;
      if (reason === 'pending') return new Promise(() => undefined);
      return Promise.reject(new DOMException('The test does not play', reason));
    };
  }, name);

const plays = (page: Page) => page.evaluate(() => (window as unknown as { plays: number }).plays);

for (const reason of ['NotAllowedError', 'AbortError', 'NotSupportedError', 'pending']) {
  test(
    `V1 a film or a preview that cannot start (${reason}) shows its image and a button, and no error`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      await refusePlay(page, reason);

      await test.step('the preview of the first slide', async () => {
        await open(page, './');
        const slide = page.getByRole('group', { name: 'The Boys' });
        await slide.getByRole('button', { name: 'Play preview' }).click();
        await expect.poll(() => plays(page)).toBeGreaterThan(0);
        await expect(slide.getByRole('button', { name: 'Play preview' })).toBeVisible();
        await expect(slide.getByRole('img').or(slide.locator('img')).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectToStand(page);
      });

      await test.step('the film', async () => {
        await withFilms(page, traffic);
        await open(page, './watch/film');
        await expect.poll(() => plays(page)).toBeGreaterThan(0);
        await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectToStand(page);
        expect(await plays(page)).toBeLessThanOrEqual(2);
      });

      await test.step('the page is left before the film starts', async () => {
        await goTo(page, 'watchlist');
        await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
        await expectToStand(page);
      });
    },
  );
}
