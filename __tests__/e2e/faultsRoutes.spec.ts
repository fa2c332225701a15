import type { Locator, Page } from '@playwright/test';
import pages from '../../src/contracts/routes.json';
import { EXHAUSTIVE_ONLY, IN_BOTH, isExhaustive } from './support/extent';
import { goTo } from './support/goTo';
import { live, open, reload } from './support/open';
import { expectToStand, expectWayOut } from './support/stands';
import { DEMO, expect, signInBefore, test } from './support/test';
import { withTmdb } from './support/tmdb';
import { withTrailer } from './support/trailer';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Rows R1 to R4 of docs/faults.md: addresses, quick input, and repeated presses. */
test.describe('addresses', () => {
  test.beforeEach(async ({ page }) => {
    await signInBefore(page);
  });

  /** An address of each route that has an id. A route without an entry makes the test fail. */
  const WITH_ID: Record<string, string> = {
    movie: 'movie/1001',
    'movie/*/season': 'movie/4001/season/1?type=tv',
    watch: 'watch/1001',
    studio: 'studio/hbo',
    person: 'person/1',
    collection: 'collection/1',
  };

  const routes = [
    '',
    ...pages.fixed.map(({ path }) => path),
    ...pages.withId.map((path) => WITH_ID[path] ?? `no address for ${path}`),
    'no-such-page',
  ];

  /** Returns the heading and the title, which identify a screen. */
  const screen = async (page: Page) => ({ heading: await heading(page).innerText(), title: await page.title() });

  for (const path of routes) {
    test(
      `R1 /${path} shows the same screen when opened, reloaded, and by back and forward`,
      EXHAUSTIVE_ONLY,
      async ({ page, traffic }) => {
        // No catalogue has this person.
        traffic.allow(/\/api\/person\//);
        const arrives = async () => {
          await live(page);
          await expect(heading(page)).toHaveCount(1);
          await expect(page.getByText(/^Loading\b/)).toHaveCount(0);
        };
        await open(page, `./${path}`);
        await arrives();
        await expectToStand(page);
        const first = await screen(page);
        expect(first.heading).not.toBe('');
        expect(first.title).toContain('Kinora');

        await reload(page);
        await expect.poll(() => screen(page)).toEqual(first);
        await arrives();
        await page.mouse.move(5, 5);
        await expect(page.locator('[data-first]')).not.toHaveCount(0);

        const elsewhere = path === 'search' ? 'movies' : 'search';
        await goTo(page, elsewhere);
        await expect.poll(() => screen(page)).not.toEqual(first);
        const other = await screen(page);
        await page.goBack();
        await expect.poll(() => screen(page)).toEqual(first);
        await expectToStand(page);
        await page.goForward();
        await expect.poll(() => screen(page)).toEqual(other);
        await expectToStand(page);
        await expectWayOut(page);
        await expect(page.locator('main')).toBeFocused();
      },
    );
  }

  /** The expected heading of each address. */
  const BAD: [address: string, says: RegExp][] = [
    ['movie/%E0%A4%A', /not found|could not be/i],
    ['movie/abc', /not found/i],
    ['movies?page=1e9', /^Movies Collection$/],
    ['movie/-1', /not found/i],
    ['movie/1e99', /not found/i],
    ['movie/0', /not found/i],
    ['movie/', /not found/i],
    ['%', /not found/i],
    ['movies/', /^Movies Collection$/],
    ['/movies', /^Movies Collection$|not found/i],
    ['MOVIES', /^Movies Collection$/],
    [`movie/${'x'.repeat(5000)}`, /not found/i],
    ['x'.repeat(5000), /not found/i],
    ['movies?page=-1', /^Movies Collection$/],
    ['movies?page=x', /^Movies Collection$/],
    ['movies?genre=__proto__&year=NaN&rating=-7', /^Movies Collection$/],
    ['search?q=%E0%A4', /search/i],
    [`search?q=${'x'.repeat(5000)}`, /search/i],
    ['movie/1001?from=__proto__&type=constructor', /Interstellar|not found/i],
    ['movie/1001/season/-1?type=tv', /not found|could not be/i],
    ['person/%00', /not found|could not be/i],
    ['studio/__proto__', /./],
    ['watch/-1', /./],
  ];

  test('R2 a bad address shows a page that says so, and leads on', IN_BOTH, async ({ page, traffic }) => {
    test.setTimeout(180_000);
    // A server may refuse a malformed address.
    traffic.allow(/%E0%A4|%$|%00|x{1000}/, /\/api\//);
    // If no route matches, the boot script looks for the bundle in the folders above the address.
    traffic.allow(/\/kinora\/.+\/(assets|art|config\.json)/);
    for (const [address, says] of isExhaustive ? BAD : BAD.slice(0, 3)) {
      await test.step(address.slice(0, 40), async () => {
        await open(page, './watchlist');
        await expect(heading(page)).toHaveText('My Watchlist');
        // First in the app, independent of the server. Then from the server, if it responds with the app.
        await goTo(page, address);
        await expect(heading(page)).toHaveText(says);
        await expectToStand(page);
        const response = await open(page, `./${address}`);
        if (response?.ok() !== true || !(await response.text()).includes('id="root"')) return;
        await expect(heading(page)).toHaveText(says);
        await expectToStand(page);
        await expectWayOut(page);
      });
    }
  });
});

test.describe('quick input', () => {
  test.beforeEach(async ({ page }) => {
    await signInBefore(page);
  });

  test(
    'R3 after twenty changes of the page in a second, with slow responses, the last one stands',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      traffic.allow(/\/api\//);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue().catch(() => undefined);
      });
      await open(page, './watchlist');
      await expect(heading(page)).toHaveText('My Watchlist');
      const ways = [
        'movies',
        'series',
        'search',
        'movie/1001',
        'profile',
        'watchlist',
        '',
        'studio/hbo',
        'movies?genre=28',
      ];
      await page.evaluate(async (paths) => {
        for (let turn = 0; turn < 20; turn += 1) {
          history.pushState(
            { usr: null, key: `turn ${turn}`, idx: turn + 1 },
            '',
            `/kinora/${paths[turn % paths.length]}`,
          );
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        history.pushState({ usr: null, key: 'last', idx: 21 }, '', '/kinora/series');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, ways);
      await expect(heading(page)).toHaveText('TV Series');
      await expect(page.getByRole('article').first()).toBeVisible();
      await traffic.settled(page);
      await expect(heading(page)).toHaveText('TV Series');
      await expect(page).toHaveTitle(/^TV Series/);
      await expect(page).toHaveURL(/\/series$/);
      await expectToStand(page);
      await expectWayOut(page);
    },
  );

  test(
    'R3 thirty keys a second in the search cause few requests, and show the last response',
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      /** A shorter query gets its response later, so each would overwrite that of a longer one. */
      const calls = await withTmdb(page, (url) => {
        const query = url.searchParams.get('query');
        return query === null
          ? { results: [] }
          : { results: [{ id: query.length, title: `Found ${query}`, name: query }] };
      });
      await page.route(/\/3\/search\//, async (route) => {
        const query = new URL(route.request().url()).searchParams.get('query') ?? '';
        await new Promise((resolve) => setTimeout(resolve, 1200 - query.length * 40));
        await route.fallback();
      });
      await open(page, './search');
      const text = 'all the rivers run into the sea';
      const begun = Date.now();
      await page.getByRole('combobox', { name: /Search/ }).pressSequentially(text, { delay: 33 });
      const took = Date.now() - begun;
      await expect(page.getByRole('article', { name: `Found ${text}` }).first()).toBeVisible();
      const stale = page.getByRole('article', { name: /^Found(?! all the rivers run into the sea$)/ });
      await expect(stale).toHaveCount(0);
      const queries = new Set(calls.map((url) => url.searchParams.get('query')).filter((query) => query !== null));
      expect(queries.size).toBeLessThanOrEqual(Math.ceil(took / 300) + 1);
      await expect(page).toHaveURL(/q=all(\+|%20)the/);
      await expectToStand(page);
      await expectWayOut(page);
    },
  );
});

/** Presses three times in a row, as fast as a finger can. */
const threeTimes = (button: Locator) => button.click({ clickCount: 3, delay: 10 });

/** Holds Enter down. */
const heldOn = async (page: Page, target: Locator) => {
  await target.focus();
  for (let turn = 0; turn < 10; turn += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
};

const storedCount = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as unknown[]).length);

test(
  'R4 the watchlist button pressed twice, three times and held always shows the stored state',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await signInBefore(page);
    await open(page, './movie/1001');
    const button = page.getByRole('button', { name: /^(Add to|In) Watchlist$/ });
    const isSaid = async () => ((await button.innerText()).includes('In Watchlist') ? 1 : 0);
    await button.dblclick();
    expect(await isSaid()).toBe(0);
    await threeTimes(button);
    expect(await isSaid()).toBe(1);
    await expect.poll(() => storedCount(page)).toBe(1);
    await heldOn(page, button);
    const said = await isSaid();
    await expect.poll(() => storedCount(page)).toBe(said);
    await expectToStand(page);
    await expectWayOut(page);
    await expect(page.getByTitle('Remove from Watchlist')).toHaveCount(said);
  },
);

test(
  'R4 a trailer, an overlay and a film that are opened twice open once, and close with one press',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await signInBefore(page);
    await withTrailer(page);
    await open(page, './movie/1001');
    const dialogs = page.getByRole('dialog');
    const watch = page.getByRole('button', { name: 'Watch Now' });
    for (const open of [() => watch.dblclick(), () => threeTimes(watch)]) {
      await open();
      await expect(dialogs).toHaveCount(1);
      await expectToStand(page);
      // The second press may have hit the frame, which keeps the keys that it receives.
      await dialogs.getByRole('button', { name: 'Close' }).click();
      await expect(dialogs).toHaveCount(0);
    }
    // A held key opens the dialog, and then presses the focused button, which closes it.
    await heldOn(page, watch);
    expect(await dialogs.count()).toBeLessThanOrEqual(1);
    await expectToStand(page);

    await open(page, './movies');
    await page.getByRole('article').first().getByRole('button').first().dblclick();
    await expect(dialogs).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);

    await open(page, './movie/3062');
    const length = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Play', exact: true }).dblclick();
    await expect(dialogs).toHaveCount(1);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expect(heading(page)).toHaveText('The Forty-First Lamp');
    await expectToStand(page);
    await expectWayOut(page);
  },
);

test('R4 sign-in pressed three times signs in once', EXHAUSTIVE_ONLY, async ({ page }) => {
  await open(page, './');
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO.email);
  await page.getByRole('button', { name: 'Get Started' }).dblclick();
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO.password);
  await threeTimes(page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  await expectToStand(page);
  await expectWayOut(page);
});

test(
  'R4 repeated presses of a plan and its payment open one dialog, and pay once',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await signInBefore(page);
    await open(page, './subscription');
    await page.getByRole('button', { name: 'Continue with Premium' }).dblclick();
    const dialogs = page.getByRole('dialog');
    await expect(dialogs).toHaveCount(1);
    await page.getByRole('radio', { name: 'UPI' }).check();
    await page.getByRole('button', { name: 'Proceed to Pay' }).dblclick();
    await expect(dialogs).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveText('Payment initiated with UPI!');
    await expectToStand(page);
  },
);
