import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { live, open, openBare } from './support/open';
import { bring } from './support/ownApi';
import type { OwnRecord } from './support/ownCatalogue';
import { ARABIC, LONG, makeOwnCatalogue } from './support/ownCatalogue';
import { expect, signInBefore, test } from './support/test';

const GENRES: Record<string, number> = { Action: 28, Comedy: 35, Drama: 18, Horror: 27, Mystery: 9648 };
const [HORROR, DRAMA, COMEDY] = [27, 18, 35];

const nameOf = ({ title, name }: OwnRecord) => title ?? name ?? '';
const genresOf = ({ genre_ids: ids, genre }: OwnRecord) => ids ?? genre?.split(', ').map((name) => GENRES[name]) ?? [];
const has = (record: OwnRecord, ...ids: number[]) => ids.every((id) => genresOf(record).includes(id));

/** Sorts by a value, the greatest first. Equal records keep their order in the list. */
const by = (valueOf: (record: OwnRecord) => number) => (a: OwnRecord, b: OwnRecord) => valueOf(b) - valueOf(a);
const byPopularity = by(({ popularity }) => popularity);

interface Question {
  address: string;
  keep: (record: OwnRecord) => boolean;
  order: (a: OwnRecord, b: OwnRecord) => number;
}

const MOVIES: Question[] = [
  { address: `genre=${DRAMA},${COMEDY}`, keep: (one) => has(one, DRAMA) || has(one, COMEDY), order: byPopularity },
  {
    address: `genre=${DRAMA}&not=${COMEDY}&order=asc`,
    keep: (one) => has(one, DRAMA) && !has(one, COMEDY),
    order: by(({ popularity }) => -popularity),
  },
  {
    address: 'year=1960-1999&sort=rating',
    keep: ({ year }) => year >= 1960 && year <= 1999,
    order: by((one) => one.vote_average),
  },
  {
    address: 'runtime=90-140&language=fr&sort=date',
    keep: (one) => one.runtime >= 90 && one.runtime <= 140 && one.original_language === 'fr',
    order: by(({ year }) => year),
  },
];

const SERIES: Question = {
  address: `genre=${DRAMA}&sort=date&order=asc`,
  keep: (one) => has(one, DRAMA),
  order: by(({ year }) => -year),
};

const cards = (page: Page) => page.locator('main').getByRole('article');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^Search Results/ }).getByRole('status');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Expects the total, and the first results in their order. */
async function expectAnswer(page: Page, records: readonly OwnRecord[], { keep, order }: Question) {
  const found = records.filter(keep).toSorted(order);
  const first = found.slice(0, 6).map(nameOf);
  await expect(
    page.getByText(`· ${found.length.toLocaleString('en')} ${found.length === 1 ? 'title' : 'titles'}`),
  ).toBeVisible();
  await expect
    .poll(async () =>
      (await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).slice(0, 6),
    )
    .toEqual(first);
}

/** Swaps two letters of the longest word. */
function withSlip(text: string): string {
  const [longest = ''] = text.split(' ').toSorted((a, b) => b.length - a.length);
  const middle = Math.floor(longest.length / 2);
  return text.replace(
    longest,
    `${longest.slice(0, middle)}${longest[middle + 1]}${longest[middle]}${longest.slice(middle + 2)}`,
  );
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the text that a search covers. */
const textOf = (record: OwnRecord) =>
  fold([nameOf(record), record.overview, record.director, ...record.cast.map(({ name }) => name)].join(' '));

for (const count of [30, 200, 10_000]) {
  test(
    `a visit with ${count} own titles requests nothing from other sources`,
    count === 30 ? {} : EXHAUSTIVE_ONLY,
    async ({ page }) => {
      // It opens a dozen pages.
      test.slow();
      const { movies, series, files } = makeOwnCatalogue(count);
      const [horror] = movies.filter((one) => has(one, HORROR));
      const film = movies[7];
      const [show] = series;
      if (!horror || !film || !show) throw new Error('The catalogue lacks what the visit looks for');
      await signInBefore(page);
      await bring(page, files);

      const homeRows = ['latest-releases', 'horror', 'tv-series'];
      await page.route('**/kinora/config.json', (route) => route.fulfill({ json: { samples: false, homeRows } }));
      await test.step('home has the rows that config.json names', async () => {
        await open(page, './');
        for (const [name, first] of [
          ['Latest Releases', movies.find(({ id }) => id % 5 === 0)],
          ['Horror', horror],
          ['TV Series', show],
        ] as const) {
          const row = group(page, name);
          await row.scrollIntoViewIfNeeded();
          await expect(row.getByRole('article').first()).toHaveAccessibleName(first ? nameOf(first) : '');
        }
      });

      await test.step('filters and orders', async () => {
        for (const question of MOVIES) {
          await open(page, `./movies?${question.address}`);
          await expectAnswer(page, movies, question);
        }
        await open(page, `./series?${SERIES.address}`);
        await expectAnswer(page, series, SERIES);
      });

      await test.step('films and series are found, with typos and without accents', async () => {
        await open(page, './search');
        const field = page.getByRole('combobox', { name: /Search/ });
        for (const [query, name] of [
          [nameOf(film), nameOf(film)],
          [withSlip(nameOf(film)), nameOf(film)],
          [withSlip(nameOf(show)), nameOf(show)],
          ['الظلال', ARABIC],
          ['interminable', LONG],
        ] as const) {
          await field.fill(query);
          await expect(page.getByRole('heading', { name: `Search Results for "${query}"` })).toBeVisible();
          await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
        }
        await field.fill('cafe');
        const counted = (records: OwnRecord[], one: string, many: string) => {
          const { length } = records.filter((record) => textOf(record).includes('cafe'));
          return length === 0 ? [] : [`${length.toLocaleString('en')} ${length === 1 ? one : many}`];
        };
        const expected = [...counted(movies, 'movie', 'movies'), ...counted(series, 'series', 'series')].join(', ');
        await expect(status(page)).toHaveText(expected);
        await field.fill('interstellar');
        await expect(page.getByText('No movies found')).toBeVisible();
      });

      await test.step('people are found, and lead to their titles', async () => {
        const director = film.director;
        await open(page, `./search?q=${encodeURIComponent(withSlip(director))}`);
        await group(page, 'People').getByRole('link', { name: director, exact: true }).first().click();
        await expect(heading(page, director)).toBeVisible();
        await expect(page.getByRole('article', { name: nameOf(film), exact: true }).first()).toBeAttached();
      });

      await test.step('a collection has all of its films', async () => {
        const of = movies.find((one) => one.belongs_to_collection)?.belongs_to_collection;
        await open(page, `./collection/${of?.id}?from=product`);
        await expect(heading(page, of?.name ?? '')).toBeVisible();
        const films = movies.filter((one) => one.belongs_to_collection?.id === of?.id);
        await expect(group(page, 'Films').getByRole('article')).toHaveCount(films.length);
      });

      await test.step('titles of any letters and length fit a phone', async () => {
        await page.setViewportSize({ width: 390, height: 800 });
        for (const name of [ARABIC, LONG]) {
          const id = movies.find(({ title }) => title === name)?.id;
          await open(page, `./movie/${id}?from=product`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        }
      });
    },
  );
}

test('a known site of its own waits for its settings and does not show the demo', async ({ page }) => {
  let isReleased = Promise.resolve();
  await page.route('**/config.json', async (route) => {
    await isReleased;
    await route.fulfill({ json: { samples: false } });
  });
  await bring(page, { 'movies/all': [{ id: 'lamp', title: 'Lamp' }] });
  await page.clock.install();
  await open(page, './');
  await expect(page.getByRole('article', { name: 'Lamp' }).first()).toBeVisible();

  let release: () => void = () => undefined;
  isReleased = new Promise<void>((resolve) => (release = resolve));
  const ownHome = page.waitForResponse(/\/own-home\./);
  await openBare(page, './', { waitUntil: 'commit' });
  await (await ownHome).finished();
  // The demo renders with its default settings after 150 ms. Without config.json a site of its own does after 5 s, and the
  // clock runs on between two rounds.
  const now = () => page.evaluate(() => Date.now());
  for (const start = await now(); (await now()) - start < 1000;) {
    await page.clock.runFor(100);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await expect(page.locator('html')).toHaveAttribute('data-app', 'mounting', { timeout: 1 });
  release();
  await live(page);
  await expect(page.getByRole('article', { name: 'Lamp' }).first()).toBeVisible();
});
