import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY, IN_BOTH, isExhaustive } from './support/extent';
import { advanceUntil, stopClock } from './support/pageClock';
import { open, reload } from './support/open';
import { ROWS } from './support/rows';
import { expectAccessible, expectToStand, expectWayOut } from './support/stands';
import { expect, signInBefore, test } from './support/test';
import { askService, shippedSite, tmdbSite, useService } from './support/tmdbService';
import type { Traffic } from './support/traffic';
import { walkTo } from './support/walkTo';

/** Every fault of TMDB, and the page that the viewer sees. tools/fakeTmdb/faults makes the faults. */
test.use(tmdbSite);

interface WireTitle {
  id: number;
  title: string;
  overview: string;
}

/** The id of a movie of the service. */
const MOVIE = 7343;
const MOST_TRIES = 3;

/** The number of requests to each address of the service. */
const tries = new Map<string, number>();

const popular = async (page = 1) =>
  (await askService<{ results: WireTitle[] }>('movie/popular', { page: String(page) })).results;

const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
const sample = (page: Page) => page.getByRole('article', { name: 'Interstellar', exact: true });
const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name, exact: true }) });

/** Counts the faults that depend on a number of requests for this test alone. */
const counted = (fault: string) => `${fault}:run=${randomUUID()}`;

const openMovies = async (page: Page, faults?: string, path = './movies') => {
  await useService(page, { faults });
  await open(page, path);
};

const openMovie = async (page: Page, faults: string) => {
  await useService(page, { faults });
  await open(page, `./movie/${MOVIE}?from=tmdb`);
};

const showsSamples = async (page: Page) => {
  await expect(sample(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectToStand(page);
};

const showsService = async (page: Page) => {
  const [first] = await popular();
  await expect(cards(page).first()).toHaveAccessibleName(first?.title ?? '');
  await expectToStand(page);
};

const couldNotBeLoaded = async (page: Page) => {
  await expect(heading(page, 'This title could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expectToStand(page);
};

/** Returns how often the first page of the movies was requested. */
const movieTries = () => {
  const [, count = 0] = [...tries].find(([url]) => url.includes('movie/popular') && url.includes('page=1')) ?? [];
  return count;
};

/** Returns all values in the exhaustive run, otherwise the first. */
const varied = <Value>(first: Value, ...others: Value[]): Value[] => (isExhaustive ? [first, ...others] : [first]);

/**
 * In `npm test`, axe checks a title that could not be loaded. accessibility.spec.ts checks screens of the other kinds.
 */
const expectAccessibleToo = async (page: Page) => {
  if (isExhaustive) await expectAccessible(page);
};

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/\/fault\//);
  tries.clear();
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || !request.url().includes('/3/')) return;
    tries.set(request.url(), (tries.get(request.url()) ?? 0) + 1);
  });
  await signInBefore(page);
});

test.afterEach(async ({ page }) => {
  for (const [url, count] of tries) expect(count, url).toBeLessThanOrEqual(MOST_TRIES);
  await expectWayOut(page);
  expect(await page.evaluate(() => '__pwn' in window || 'polluted' in {})).toBe(false);
});

for (const status of varied(401, 403)) {
  test(
    `A1 a refused key (${status}) shows samples without a retry, and is not in the log`,
    IN_BOTH,
    async ({ page, log }) => {
      await openMovies(page, `a1:status=${status}`);
      await showsSamples(page);
      await expectAccessibleToo(page);
      expect(movieTries()).toBe(1);
      expect(log.join()).toMatch(/Failed to fetch movies page 1: /);
      expect(log.join()).not.toContain('dev-key');
      await openMovie(page, `a1:status=${status}`);
      await couldNotBeLoaded(page);
      await expectAccessible(page);
    },
  );
}

test('A2 a missing movie says so, and is requested again the next time', IN_BOTH, async ({ page }) => {
  const { title } = await askService<WireTitle>(`movie/${MOVIE}`);
  await openMovie(page, counted('a2:times=1'));
  await expect(heading(page, 'Movie not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expect(page).toHaveTitle(/^Movie not found/);
  await expectToStand(page);
  await expectAccessibleToo(page);
  await reload(page);
  await expect(heading(page, title)).toBeVisible();
});

/** Opens a page with a fake clock, and waits until its first request to the service is sent. */
const openStopped = async (page: Page, go: () => Promise<void>) => {
  await page.clock.install();
  const isAsked = page.waitForRequest((request) => request.url().includes('/fault/'));
  await go();
  await isAsked;
};

for (const retry of varied('2', 'date')) {
  test(
    `A3 after too many requests with Retry-After ${retry}, one retry at that time succeeds`,
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      const [first] = await popular();
      await openStopped(page, () => openMovies(page, counted(`a3:retry=${retry}:times=1`)));
      await advanceUntil(page, () =>
        expect(cards(page).first()).toHaveAccessibleName(first?.title ?? '', { timeout: 500 }),
      );
      await expectToStand(page);
      expect(movieTries()).toBe(2);
    },
  );
}

for (const retry of varied('junk', 'none', 'far', 'past')) {
  test(
    `A3 too many requests for good, Retry-After ${retry}, show samples after two tries at most`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      await openStopped(page, () => openMovies(page, `a3:retry=${retry}`));
      await advanceUntil(page, () => expect(sample(page)).toBeVisible({ timeout: 500 }));
      await advanceUntil(page, () => expect.poll(movieTries, { timeout: 500 }).toBe(2));
      // Pending responses must arrive before the clock advances by ten seconds.
      await traffic.settled(page);
      await page.clock.runFor(10_000);
      await showsSamples(page);
      expect(movieTries()).toBe(2);
    },
  );
}

for (const answer of varied('status=500', 'status=502', 'status=503', 'status=500:type=html', 'status=503:type=html')) {
  test(
    `A4 a server error (${answer}) shows samples after one retry, and a title can be tried again`,
    IN_BOTH,
    async ({ page }) => {
      await openMovies(page, `a4:${answer}`);
      await showsSamples(page);
      expect(movieTries()).toBe(2);
      await openMovie(page, `a4:${answer}`);
      await couldNotBeLoaded(page);
    },
  );
}

for (const part of varied('none', 'head', 'half')) {
  test(
    `A5 a response that never comes (${part}) shows samples soon, and is aborted after ten seconds`,
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      let ending: string | undefined;
      page.on('requestfailed', (request) => {
        if (request.url().includes('movie/popular')) ending = request.failure()?.errorText;
      });
      await openStopped(page, () => openMovies(page, `a5:part=${part}`));
      await advanceUntil(page, () => expect(sample(page)).toBeVisible({ timeout: 500 }));
      expect(ending).toBeUndefined();
      await advanceUntil(page, () => expect.poll(() => ending, { timeout: 500 }).toBe('net::ERR_ABORTED'));
      await showsSamples(page);
      expect(movieTries()).toBe(1);
    },
  );
}

for (const [what, path, asked, showsIt] of [
  [
    'a list',
    './movies',
    'movie/popular',
    async (page: Page) => {
      const [first] = await popular();
      await expect(cards(page).first()).toHaveAccessibleName(first?.title ?? '');
      await expectToStand(page);
    },
  ],
  [
    'a title',
    `./movie/${MOVIE}?from=tmdb`,
    `movie/${MOVIE}`,
    async (page: Page) => {
      const { title } = await askService<WireTitle>(`movie/${MOVIE}`);
      await expect(heading(page, title)).toBeVisible();
      await expectToStand(page);
    },
  ],
] as const) {
  test(
    `A5 leaving a page aborts its request for ${what}, and coming back shows it`,
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      const endings: (string | undefined)[] = [];
      page.on('requestfailed', (request) => {
        if (request.url().includes(asked)) endings.push(request.failure()?.errorText);
      });
      await openStopped(page, async () => {
        // The clock is stopped from the start. Otherwise samples would be shown after three seconds, and the response
        // would be late.
        await stopClock(page);
        await openMovies(page, counted('a5:times=1'), path);
      });
      const address = page.url();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WATCHLIST' }).click();
      await advanceUntil(page, () => expect(heading(page, 'My Watchlist')).toBeVisible({ timeout: 500 }), 50);
      await advanceUntil(page, () => expect.poll(() => endings, { timeout: 100 }).toEqual(['net::ERR_ABORTED']), 100);
      await page.clock.resume();
      await expectToStand(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await showsIt(page);
    },
  );
}

test('A5 the app waits six seconds for a title that never responds', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openStopped(page, () => openMovie(page, 'a5'));
  await page.clock.runFor(6000);
  await couldNotBeLoaded(page);
});

for (const how of varied('reset', 'cors')) {
  test(`A6 without a connection (${how}) samples are shown after one retry`, IN_BOTH, async ({ page }) => {
    await openMovies(page, `a6:how=${how}`);
    await showsSamples(page);
    expect(movieTries()).toBe(2);
  });
}

test('A6 an unknown host shows samples', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  traffic.allow(/tmdb\.invalid/);
  await useService(page, { config: { tmdbBaseUrl: 'https://tmdb.invalid/3' } });
  await open(page, './movies');
  await showsSamples(page);
});

test.describe('the product API', () => {
  // The bundle as it is shipped, which has no other source.
  test.use(shippedSite);

  /** Home's four lists. Each fills another part, so that the failure of one leaves the others. */
  const LISTS = { popular: 'popular', trending: 'trending', 'top-rated': 'topRated', genres: 'genres' };

  const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Kinora</title>' };

  const lose = async (page: Page, list: string, answer: object) => {
    await page.route(`**/api/movies/${list}`, (route) => route.fulfill(answer));
  };

  const homeIsWhole = async (page: Page) => {
    await open(page, './');
    for (const name of ROWS) {
      const row = page.getByRole('region', { name, exact: true });
      await expect(row.getByRole('article').nth(9)).toBeAttached();
    }
    await expect(page.getByRole('region', { name: 'Movies', exact: true }).getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('alert')).toHaveCount(0);
  };

  const kept = async (page: Page) => {
    const stored = await page.evaluate(() => localStorage.getItem('kinora:catalogue') ?? '');
    return Object.values(LISTS).filter((key) => stored.includes(`"${key}"`));
  };

  const failing = (mask: number) => Object.keys(LISTS).filter((_, index) => ((mask >> index) & 1) === 1);

  test(
    'A7 a page instead of a list is skipped, and the other lists are cached',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      await lose(page, 'popular', PAGE);
      await homeIsWhole(page);
      await traffic.settled(page);
      await expectToStand(page);
      await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['trending', 'topRated', 'genres']));
    },
  );

  test(
    'A7 a page instead of every response, as from a plain file server, shows samples everywhere',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      // Both readers of a whole list request it, because a response that cannot be read is not shared.
      traffic.allow(/\/api\/(movies|series)\/all$/);
      await page.route('**/api/**', (route) => route.fulfill(PAGE));
      await homeIsWhole(page);
      await traffic.settled(page);
      await expectToStand(page);
      expect(await kept(page)).toEqual([]);
      await open(page, './movies');
      await showsSamples(page);
    },
  );

  const [ACTION, HEAT] = [
    { id: 28, name: 'Action' },
    { id: 949, title: 'Heat' },
  ];
  const whole = JSON.stringify([HEAT, ACTION]);

  for (const [what, answer] of Object.entries({
    truncated: { body: whole.slice(0, -9) },
    malformed: { body: "{results: ['no', 'JSON',]}" },
    empty: { body: '' },
    null: { body: 'null' },
    '204': { status: 204 },
    object: { body: '{}' },
    text: { body: '"a text"' },
    number: { body: '7' },
    list: { body: '[]' },
  })) {
    test(
      `A9 a response of the product API that is no list (${what}) is skipped, and the other lists are cached`,
      EXHAUSTIVE_ONLY,
      async ({ page, traffic }) => {
        await lose(page, 'popular', { contentType: 'application/json', ...answer });
        await homeIsWhole(page);
        await traffic.settled(page);
        await expectToStand(page);
        await expect.poll(() => kept(page)).toEqual(['trending', 'topRated', 'genres']);
        await lose(page, 'all', { contentType: 'application/json', ...answer });
        await open(page, './movies');
        // An empty list of all movies is a valid response.
        if (what === 'list') await expect(page.getByText('No movies available at the moment')).toBeVisible();
        else await showsSamples(page);
      },
    );
  }

  test('A9 a byte order mark before the JSON of the product API is no fault', EXHAUSTIVE_ONLY, async ({ page }) => {
    await lose(page, 'all', { contentType: 'application/json', body: `\uFEFF${whole}` });
    await open(page, './movies');
    await expect(page.getByRole('article', { name: 'Heat', exact: true })).toBeVisible();
    await expectToStand(page);
  });

  for (const mask of varied(15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)) {
    test(
      `A8 if ${failing(mask).join(', ')} fail, the rest is shown and cached`,
      EXHAUSTIVE_ONLY,
      async ({ page, traffic }) => {
        traffic.allow(/\/api\/movies\//);
        for (const list of failing(mask)) await lose(page, list, { status: 500, body: '{}' });
        await homeIsWhole(page);
        await traffic.settled(page);
        const others = Object.entries(LISTS).filter(([list]) => !failing(mask).includes(list));
        await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(others.map(([, key]) => key)));
        await expectToStand(page);
      },
    );
  }
});

for (const body of varied('truncated', 'malformed', 'empty', 'null', '204', 'object', 'text', 'number')) {
  test(`A9 a response that is no list (${body}) shows samples`, EXHAUSTIVE_ONLY, async ({ page }) => {
    await openMovies(page, `a9:body=${body}`);
    await showsSamples(page);
    expect(movieTries()).toBe(1);
  });
}

test('A7 a page instead of TMDB’s list shows samples', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openMovies(page, 'a7');
  await showsSamples(page);
  expect(movieTries()).toBe(1);
});

test('A9 a byte order mark before the JSON is no fault', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openMovies(page, 'a9:body=bom');
  await showsService(page);
});

for (const body of varied('none', 'list')) {
  test(`A9 an empty list (${body}) is a valid response without results or samples`, IN_BOTH, async ({ page }) => {
    await openMovies(page, `a9:body=${body}`, './search?q=river');
    await expect(page.getByText('No movies found')).toBeVisible();
    await expect(page.getByText('Try searching with different keywords')).toBeVisible();
    // The titles below are recommendations, which are not part of the result.
    await expect(page.getByText('0 movies', { exact: true })).toBeVisible();
    await expectToStand(page);
    await expectAccessibleToo(page);
  });
}

test(
  'A11 records without an id are left out, digits are an id, and the other records stay',
  IN_BOTH,
  async ({ page }) => {
    const titles = (await popular()).map(({ title }) => title);
    await openMovies(page, 'a11');
    await expect.poll(async () => (await names(page)).slice(0, 22)).toEqual(['12', 'Id of digits', ...titles]);
    await expectToStand(page);
  },
);

test('A12 a title that comes twice, in one page or the next one, is shown once', EXHAUSTIVE_ONLY, async ({ page }) => {
  const titles = [...(await popular(1)), ...(await popular(2))].map(({ title }) => title);
  await openMovies(page, 'a12');
  await walkTo(page, page.getByRole('article', { name: titles[30] ?? '', exact: true }).first());
  expect((await names(page)).filter((name) => name === titles[30])).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await names(page)).slice(0, 30)).toEqual(titles.slice(0, 30));
  await expectToStand(page);
});

test('A13 markup in texts is shown as text', IN_BOTH, async ({ page }) => {
  await openMovies(page, 'a13');
  const card = page.getByRole('article', { name: '<img src=x onerror="window.__pwn=1">' }).first();
  await expect(card).toBeVisible();
  await expectToStand(page);
  await openMovie(page, 'a13');
  await expect(heading(page)).toContainText(/window\.__pwn=1/);
  await expect(page).toHaveTitle(/window\.__pwn=1/);
  await expectToStand(page);
  await expectAccessibleToo(page);
});

test(
  'A14 addresses that are no images of the image host show no image, and no other host is requested',
  IN_BOTH,
  async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await openMovies(page, 'a14');
    await expect(cards(page).first().getByText('No Image')).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await expectToStand(page);
    await openMovie(page, 'a14');
    await expect(page.getByText('No Image').last()).toBeVisible();
    await expectToStand(page);
    expect([...hosts]).toEqual(['localhost']);
  },
);

for (const fault of varied('a2@t', 'a6@t')) {
  test(
    `A14 images that cannot be loaded (${fault}) show a placeholder instead`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      traffic.allow(/\/t\/p\//);
      await useService(page, { imageFaults: fault });
      await open(page, './movies');
      await expect(cards(page).first().getByText('No Image')).toBeVisible();
      await showsService(page);
    },
  );
}

test('A15 names of the prototype as ids, titles and fields are plain texts', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openMovies(page, 'a15');
  const card = page.getByRole('article', { name: '__proto__', exact: true }).first();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Add to watchlist' }).click();
  await expect(card.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  await expectToStand(page);
  await openMovie(page, 'a15');
  await expect(heading(page)).toHaveText(/^(__proto__|constructor|toString|hasOwnProperty)$/);
  await expectToStand(page);
});

test('A16 a million letters are cut, widen nothing and are stored cut', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openMovie(page, 'a16');
  await expect(heading(page)).toContainText('Interminable');
  expect((await heading(page).innerText()).length).toBeLessThanOrEqual(300);
  await expectToStand(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectToStand(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('movieWatchlist')?.length ?? 0))
    .toBeGreaterThan(300);
  expect(await page.evaluate(() => localStorage.getItem('movieWatchlist')?.length ?? 0)).toBeLessThan(5000);
  await openMovies(page, 'a16');
  await expect(cards(page).first()).toHaveAccessibleName(/^(Interminable ?)+/);
  await expectToStand(page);
});

test('A17 letters of every script stay whole, and none reverses other text', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openMovies(page, 'a17');
  await expect(page.getByRole('article', { name: 'مرحبا بكم في المدينة القديمة' }).first()).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/);
  expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
  await expectToStand(page);
  await openMovie(page, 'a17');
  await expect(heading(page)).toHaveAttribute('dir', 'auto');
  await expectToStand(page);
});

test('A18 invalid ratings and dates are not shown, or are within their bounds', EXHAUSTIVE_ONLY, async ({ page }) => {
  await openMovies(page, 'a18');
  await showsService(page);
  const ratings = (await cards(page).allInnerTexts()).flatMap((text) => text.match(/-?\d+\.\d/g) ?? []).map(Number);
  expect(ratings.length).toBeGreaterThan(0);
  for (const rating of ratings) expect(rating >= 0 && rating <= 10, String(rating)).toBe(true);
  await openMovie(page, 'a18');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  await expectToStand(page);
});

test(
  'A19 unknown genres are left out of a title, and a filter by one of them offers all movies',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await openMovie(page, 'a19');
    await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
    await expectToStand(page);
    await openMovies(page, 'a19', './movies?genre=999999');
    await expect(page.getByRole('heading', { name: 'No Movies Found' })).toBeVisible();
    await expectToStand(page);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await showsService(page);
  },
);

test(
  'A20 “not modified” in response to an unconditional request leaves the titles unchanged',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    // A day later all sources are requested again.
    traffic.allow(/\/api\//);
    const start = new Date('2026-03-01T10:00:00Z');
    await page.clock.setFixedTime(start);
    await openMovies(page, counted('a20:after=1'));
    await showsService(page);
    // The refresh of an open tab loads with the first user activity, and so do further pages of the list.
    await page.mouse.move(9, 9);
    await traffic.settled(page);
    await page.clock.setFixedTime(new Date(start.getTime() + 25 * 3_600_000));
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByText('Saved yesterday; the catalogue could not be reached')).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await showsService(page);
  },
);

const YESTERDAY = new Date('2026-03-01T10:00:00Z');
const SAVED = 'Saved yesterday; the catalogue could not be reached';

/** Waits until the responses of the open page are cached, and opens the page again a day later. */
async function openADayLater(page: Page, traffic: Traffic) {
  await page.mouse.move(9, 9);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kinora:answers') !== null)).toBe(true);
  await traffic.settled(page);
  await page.clock.setFixedTime(new Date(YESTERDAY.getTime() + 25 * 3_600_000));
  tries.clear();
  await reload(page);
}

/** Faults of a service that responded a day before. */
const SINCE_YESTERDAY: readonly (readonly [row: string, fault: string])[] = [
  ['A1', 'a1'],
  ['A3', 'a3:retry=none'],
  ['A4', 'a4:status=503:type=html'],
  ['A6', 'a6'],
  ['A7', 'a7'],
  ['A9', 'a9:body=truncated'],
];

for (const [row, fault] of SINCE_YESTERDAY) {
  test(
    `${row} ${fault} a day after a response: a new visit shows the cached data, and its age`,
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      traffic.allow(/\/api\//);
      await page.clock.setFixedTime(YESTERDAY);
      await openMovies(page, counted(`${fault}:after=1`));
      await showsService(page);
      await openADayLater(page, traffic);
      await expect(page.getByText(SAVED)).toBeVisible();
      await showsService(page);
    },
  );
}

test('A6 a day later a title’s page shows the age of the cached data', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  const { title } = await askService<WireTitle>(`movie/${MOVIE}`);
  await page.clock.setFixedTime(YESTERDAY);
  await openMovie(page, counted('a6:after=1'));
  await expect(heading(page, title)).toBeVisible();
  await openADayLater(page, traffic);
  await expect(heading(page, title)).toBeVisible();
  await page.mouse.move(20, 20);
  await expect(page.getByRole('region', { name: 'About this movie' })).toContainText(SAVED);
  await expectToStand(page);
});
