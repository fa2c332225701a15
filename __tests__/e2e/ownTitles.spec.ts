import type { Page, Route } from '@playwright/test';
import { open, reload } from './support/open';
import { bring } from './support/ownApi';
import { expect, signInBefore, test } from './support/test';
import { wirePage, withTmdb } from './support/tmdb';
import { askService, tmdbSite, useService } from './support/tmdbService';

const cards = (page: Page) => page.locator('main').getByRole('article');
const field = (page: Page) => page.getByRole('combobox', { name: /Search/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('an id that was searched without a network is found when the network is back', async ({ page, traffic }) => {
  // An empty result shows popular titles, which are requested again after a minute.
  traffic.allow(/\/3\/find\//, /popular/);
  const [film] = wirePage(1, 1).results;
  await withTmdb(page, () => ({ movie_results: [film], tv_results: [], person_results: [] }));
  await page.route('**/3/find/**', (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await open(page, './search?q=tt0078748');
  await expect(page.getByText('No movies found')).toBeVisible();
  await page.unroute('**/3/find/**');
  await field(page).fill('tt00787489');
  await expect(page.getByRole('article', { name: 'Wire Movie 1', exact: true })).toBeVisible();
  // A source that failed is not requested again for a minute.
  await page.clock.fastForward(61_000);
  await field(page).fill('tt0078748');
  await expect(page.getByRole('heading', { name: 'Search Results for "tt0078748"' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Wire Movie 1', exact: true })).toBeVisible();
});

test('own top rated movies are in the list of that name, in their order', async ({ page }) => {
  const movies = [
    { id: 911, title: 'Fair', vote_average: 9.9 },
    { id: 912, title: 'Fine', vote_average: 1.1 },
  ];
  await bring(page, { 'movies/all': movies, 'movies/top-rated': { results: movies.toReversed() } });
  await open(page, './movies?list=top-rated');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toHaveAccessibleName('Fine');
  await expect(cards(page).last()).toHaveAccessibleName('Fair');
});

test('a search for a name that ends in a year has all pages of its results', async ({ page }) => {
  const named = Array.from({ length: 60 }, (_, index) => ({
    id: 1000 + index,
    title: `Summer 1984, Part ${index + 1}`,
    year: 2001,
  }));
  await bring(page, { 'movies/all': { results: [{ id: 921, title: 'Summer', year: 1984 }, ...named] } });
  await open(page, './search?q=summer%201984');
  await expect(page.getByText('61 movies', { exact: true })).toBeVisible();
  await expect(cards(page).first()).toHaveAccessibleName('Summer');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    expect(await cards(page).count()).toBe(61);
  }).toPass();
  await expect(more).toHaveCount(0);
});

test('people and collections that only the file of a title names have pages', async ({ page }) => {
  await bring(page, {
    'movies/all': { results: [{ id: 931, title: 'The Well', details: '../movie/931' }] },
    'movie/931': {
      cast: [{ id: 501, name: 'Mira Holt', character: 'The keeper' }],
      belongs_to_collection: { id: 31, name: 'The Deep Films' },
    },
  });
  await open(page, './movie/931?from=product');
  await page
    .getByRole('link', { name: /Mira Holt/ })
    .first()
    .click();
  await expect(heading(page, 'Mira Holt')).toBeVisible();
  await expect(cards(page).first()).toHaveAccessibleName('The Well');
  await reload(page);
  await expect(heading(page, 'Mira Holt')).toBeVisible();
  await open(page, './collection/31?from=product');
  await expect(heading(page, 'The Deep Films')).toBeVisible();
  await expect(cards(page).first()).toHaveAccessibleName('The Well');
});

test('a genre has the same order by its chip and by its panel', async ({ page }) => {
  await bring(page, {
    'movies/all': {
      results: [
        { id: 941, title: 'Dim', genre: 'Horror', popularity: 1 },
        { id: 942, title: 'Bright', genre: 'Horror', popularity: 9 },
        { id: 943, title: 'Apart', genre: 'Comedy', popularity: 5 },
      ],
    },
  });
  await open(page, './movies');
  await page.getByRole('radiogroup', { name: 'Genre' }).getByText('Horror', { exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toHaveAccessibleName('Bright');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByLabel('Order').locator('option:checked')).toHaveText('Most popular first');
  const horror = panel.getByRole('group', { name: 'Genres', exact: true }).getByLabel('Horror');
  await horror.uncheck();
  await horror.check();
  await panel.getByRole('button', { name: 'Show 2 movies' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toHaveAccessibleName('Bright');
});

/** Delays the opening of the response cache until the `letgo` event. */
async function holdDatabase(page: Page) {
  await page.addInitScript(() => {
    if (localStorage.getItem('kinora:answers') === null) return;
    const open = IDBFactory.prototype.open.bind(indexedDB);
    const held: IDBOpenDBRequest[] = [];
    let isHeld = true;
    IDBFactory.prototype.open = (...name) => {
      const request = open(...name);
      const hold = (event: Event) => {
        if (!isHeld) return;
        event.stopImmediatePropagation();
        held.push(request);
      };
      request.addEventListener('success', hold);
      return request;
    };
    addEventListener('letgo', () => {
      isHeld = false;
      for (const request of held.splice(0)) request.dispatchEvent(new Event('success'));
    });
  });
}

/** Reads the database after all earlier requests to it. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database cannot be read'));
      });
    const database = await done(indexedDB.open('kinora:answers'));
    for (let turn = 0; turn < 10; turn += 1)
      await done(database.transaction('answers').objectStore('answers').getAllKeys());
    database.close();
  });

test('a database that is slow once is read again', async ({ page }) => {
  const calls = await withTmdb(page, (url) => wirePage(1, 1, `Genre ${url.searchParams.get('with_genres')} no.`));
  const asked = (genre: string) => calls.filter(({ searchParams }) => searchParams.get('with_genres') === genre).length;
  const shows = (genre: string) =>
    expect(page.getByRole('article', { name: `Genre ${genre} no. 1`, exact: true })).toBeVisible();
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('kinora:answers');
          request.onsuccess = () => {
            const keys = request.result.transaction('answers').objectStore('answers').getAllKeys();
            keys.onsuccess = () => {
              resolve(JSON.stringify(keys.result));
              request.result.close();
            };
          };
        }),
    );
  for (const genre of ['27', '18']) {
    await open(page, `./movies?genre=${genre}`);
    await shows(genre);
    await page.waitForFunction(() => localStorage.getItem('kinora:answers') !== null);
    await expect.poll(kept).toContain(`with_genres=${genre}`);
  }
  await holdDatabase(page);

  await open(page, './movies?genre=27');
  await shows('27');
  expect(asked('27')).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event('letgo')));
  await readToTheEnd(page);
  await page.getByRole('radiogroup', { name: 'Genre' }).getByText('Drama', { exact: true }).click();
  await shows('18');
  expect(asked('18')).toBe(1);
});

test.describe('with TMDB', () => {
  test.use(tmdbSite);

  test('a keyword of own records has the name in these records, not that of TMDB’s number', async ({ page }) => {
    const { name } = await askService<{ name: string }>('keyword/101');
    await useService(page);
    const keywords = [{ id: 101, name: 'harbour lights' }];
    await bring(page, { 'movies/all': { results: [{ id: 951, title: 'Blue Rain', keywords }] } });
    await open(page, './movies?keyword=101');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Remove filter: harbour lights' })).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  });
});

test('filters that open before a long list has loaded offer all of its choices at once, and nothing shifts', async ({
  page,
}) => {
  const [first, second] = [
    { results: [{ id: 951, title: 'Near', genre: 'Horror' }], next: 'movies/all-2' },
    { results: [{ id: 952, title: 'Far', genre: 'Comedy' }] },
  ];
  await bring(page, { 'movies/all': first });
  const held: Route[] = [];
  await page.route(/\/api\/movies\/all-2/, (route) => void held.push(route));
  await open(page, './movies');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.locator('[aria-busy=true]')).toBeAttached();
  await expect(panel.getByRole('group')).toHaveCount(0);
  await panel.evaluate((element) => {
    const gone: string[] = [];
    Object.assign(window, { gone });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) for (const node of removedNodes) gone.push(node.textContent ?? '');
    }).observe(element, { subtree: true, childList: true });
  });
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fulfill({ json: second });
  await expect(panel.getByRole('group', { name: 'Genres', exact: true }).getByLabel('Comedy')).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Runtime' })).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { gone: string[] }).gone)).toEqual([]);
});
