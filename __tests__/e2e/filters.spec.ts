import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { askService, tmdbSite } from './support/tmdbService';
import { walkTo } from './support/walkTo';

interface WirePage {
  total_results: number;
  results: { id: number; title?: string; name?: string }[];
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const button = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');
const select = (page: Page, label: string, option: string) => panel(page).getByLabel(label).selectOption(option);

async function openPanel(page: Page) {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Expects the result of the service: the total, and the first title. */
async function expectFound(page: Page, { total_results: total, results: [first] }: WirePage) {
  const count = `· ${total.toLocaleString('en')} ${total === 1 ? 'title' : 'titles'}`;
  await expect(page.getByText(count)).toBeVisible();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(first?.title ?? first?.name ?? '');
}

const discover = (params: Record<string, string>, kind = 'movie') =>
  askService<WirePage>(`discover/${kind}`, { include_adult: 'false', sort_by: 'popularity.desc', ...params });

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test.describe('with TMDB', () => {
  test.use(tmdbSite);

  /** Opens the filters in a small window. The tests render many lists, and a small window has less to render. */
  const openSmall = async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 900, height: 600 });
    await open(page, './movies');
    await expect(page.getByRole('article').first()).toBeVisible();
    await openPanel(page);
    return panel(page).getByRole('group', { name: 'Genres', exact: true });
  };

  test(
    'genres narrow the list by any, all or none of them, and are part of the address',
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      const genres = await openSmall(page);
      await genres.getByLabel('Comedy').check();
      await expect(page).toHaveURL(/\/movies\?genre=35$/);
      await expect(panel(page).getByRole('button', { name: /^Show [\d,]+ movies$/ })).toBeVisible();
      await genres.getByLabel('Drama').check();
      await expect(page).toHaveURL(/\?genre=18,35$/);
      await expectFound(page, await discover({ with_genres: '18|35' }));
      await panel(page).getByLabel('All genres').check();
      await expect(page).toHaveURL(/\?genre=18,35&match=all$/);
      await expectFound(page, await discover({ with_genres: '18,35' }));
      await panel(page).getByText('Exclude genres').click();
      const out = panel(page).getByRole('group', { name: 'Exclude' });
      await out.getByLabel('Drama').check();
      await expect(genres.getByLabel('Drama')).not.toBeChecked();
      await expect(page).toHaveURL(/\?genre=35&not=18$/);
      await expectFound(page, await discover({ with_genres: '35', without_genres: '18' }));
      await panel(page).getByRole('button', { name: 'Clear all' }).click();
      await expect(page).toHaveURL(/\/movies$/);
    },
  );

  for (const [what, choices] of Object.entries<
    readonly (readonly [label: string, option: string, address: string, params: Record<string, string>])[]
  >({
    years: [
      ['From year', '1990', 'year=1990-', { 'primary_release_date.gte': '1990-01-01' }],
      [
        'To year',
        '1999',
        'year=1990-1999',
        { 'primary_release_date.gte': '1990-01-01', 'primary_release_date.lte': '1999-12-31' },
      ],
    ],
    'a rating': [['Minimum rating', '7', 'rating=7', { 'vote_average.gte': '7', 'vote_count.gte': '50' }]],
    votes: [['Minimum votes', '500', 'votes=500', { 'vote_count.gte': '500' }]],
    'running times': [
      ['Shortest', '90', 'runtime=90-', { 'with_runtime.gte': '90' }],
      ['Longest', '120', 'runtime=90-120', { 'with_runtime.gte': '90', 'with_runtime.lte': '120' }],
    ],
    'a language': [['Original language', 'fr', 'language=fr', { with_original_language: 'fr' }]],
    'the order of dates': [['Order', 'Oldest first', 'sort=date&order=asc', { sort_by: 'primary_release_date.asc' }]],
    'the order of ratings': [
      ['Order', 'Highest rated first', 'sort=rating', { sort_by: 'vote_average.desc', 'vote_count.gte': '50' }],
    ],
    'the order of titles': [['Order', 'Z to A', 'sort=title&order=desc', { sort_by: 'title.desc' }]],
  })) {
    test(`a choice of ${what} applies at once and is part of the address`, EXHAUSTIVE_ONLY, async ({ page }) => {
      await openSmall(page);
      for (const [label, option, address, params] of choices) {
        await select(page, label, option);
        await expect.poll(() => new URL(page.url()).search.slice(1)).toBe(address);
        await expectFound(page, await discover(params));
      }
      await panel(page).getByRole('button', { name: 'Clear all' }).click();
      await expect(page).toHaveURL(/\/movies$/);
    });
  }

  test('a list clears the filters, and a filter clears the list', EXHAUSTIVE_ONLY, async ({ page }) => {
    const genres = await openSmall(page);
    await genres.getByLabel('Comedy').check();
    await panel(page).getByLabel('Top rated').check();
    await expect(page).toHaveURL(/\/movies\?list=top-rated$/);
    await expectFound(page, await askService<WirePage>('movie/top_rated'));
    await expect(genres.getByLabel('Comedy')).not.toBeChecked();
    await panel(page).getByLabel('In cinemas').check();
    await expectFound(page, await askService<WirePage>('movie/now_playing'));
    await panel(page).getByLabel('Upcoming').check();
    await expectFound(page, await askService<WirePage>('movie/upcoming'));
    await panel(page).getByLabel('Trending').check();
    await expectFound(page, await askService<WirePage>('trending/movie/week'));
    await genres.getByLabel('Crime').check();
    await expect(page).toHaveURL(/\/movies\?genre=80$/);
    await panel(page).getByLabel('Popular').check();
    await expect(page).toHaveURL(/\/movies$/);
  });

  test('one step back undoes all filters, a reload keeps them, and a link opens them', async ({ page, context }) => {
    await open(page, './movies');
    await expect(page.getByRole('article').first()).toBeVisible();
    const popular = await page.getByRole('article').first().getAttribute('aria-label');
    await openPanel(page);
    await panel(page).getByRole('group', { name: 'Genres' }).getByLabel('Comedy').check();
    await select(page, 'From year', '1990');
    await select(page, 'Order', 'Highest rated first');
    await panel(page).getByRole('button', { name: /^Show/ }).click();
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAccessibleName('Filters 2 active');
    const found = await discover({
      with_genres: '35',
      'primary_release_date.gte': '1990-01-01',
      'vote_count.gte': '50',
      sort_by: 'vote_average.desc',
    });
    await expect(page).toHaveURL(/\?genre=35&year=1990-&sort=rating$/);
    await expectFound(page, found);

    await reload(page);
    await expectFound(page, found);
    await expect(chips(page)).toHaveText([/Comedy$/, /Since 1990$/]);

    const other = await context.newPage();
    await signInBefore(other);
    await open(other, page.url());
    await expectFound(other, found);
    await other.close();

    await page.goBack();
    await expect(page).toHaveURL(/\/movies$/);
    await expect(page.getByRole('article').first()).toHaveAccessibleName(popular ?? '');
    await expect(button(page)).toHaveAccessibleName('Filters');
    await page.goForward();
    await expectFound(page, found);

    await test.step('a step back closes the panel', async () => {
      await openPanel(page);
      await select(page, 'Original language', 'fr');
      await expect(page).toHaveURL(/language=fr/);
      await page.goBack();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(/\?genre=35&year=1990-&sort=rating$/);
    });
  });

  test('a chip removes its filter, and a keyword has its name', async ({ page }) => {
    const { results } = await askService<{ results: { id: number; name: string }[] }>('search/keyword', { query: 'a' });
    const [keyword] = results;
    if (!keyword) throw new Error('The service knows no keywords');
    const { id } = keyword;
    await open(page, `./movies?genre=18,35&year=1950-&keyword=${id}`);
    await expect(chips(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: `Remove filter: ${keyword.name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: Drama' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?genre=35&year=1950-&keyword=${id}$`));
    await expect(page.getByRole('button', { name: 'Remove filter: Comedy' })).toBeFocused();
    await page.goBack();
    await expect(chips(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/movies$/);
    await expect(button(page)).toBeFocused();
    await expect(chips(page)).toHaveCount(0);
  });

  test('without results the page names filters to drop', EXHAUSTIVE_ONLY, async ({ page }) => {
    await open(page, './movies?genre=10752&runtime=240-&language=ja');
    await expect(page.getByRole('heading', { name: 'No Movies Found' })).toBeVisible();
    await expect(page.getByText('Nothing matches all 3 filters')).toBeVisible();
    await page.getByRole('button', { name: 'Remove “240 min or more”' }).click();
    await expect(page).toHaveURL(/\?genre=10752&language=ja$/);
    await expectFound(page, await discover({ with_genres: '10752', with_original_language: 'ja' }));

    await openPanel(page);
    // The last year that can be chosen, on any day.
    const year = String(new Date().getFullYear() + 2);
    await select(page, 'From year', year);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: `Remove “Since ${year}”` })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL(/\/movies$/);
    await expect(button(page)).toBeFocused();
  });

  test('series load page by page, are filtered, and back returns to the card', EXHAUSTIVE_ONLY, async ({ page }) => {
    const popular = await askService<WirePage>('tv/popular', { page: '3' });
    await open(page, './series');
    const far = page.getByRole('article', { name: popular.results.at(-1)?.name ?? '', exact: true }).first();
    await expect(page.getByRole('article').first()).toBeVisible();
    await walkTo(page, far);

    await open(page, './series?genre=18&sort=title');
    const params = { with_genres: '18', sort_by: 'name.asc' };
    await expectFound(page, await discover(params, 'tv'));
    const third = await discover({ ...params, page: '3' }, 'tv');
    const card = page.getByRole('article', { name: third.results.at(-1)?.name ?? '', exact: true }).first();
    await walkTo(page, card);
    // Records the position of the press itself, because the mouse may scroll once more to reach a card that is covered.
    await page.evaluate(() =>
      document.addEventListener('click', () => Object.assign(window, { pressedAt: scrollY }), {
        capture: true,
        once: true,
      }),
    );
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.results.at(-1)?.name ?? '');
    await page.goBack();
    await expect(card.getByRole('link')).toBeFocused();
    const [top, pressedAt] = await page.evaluate(() => [
      scrollY,
      (window as unknown as { pressedAt: number }).pressedAt,
    ]);
    expect(pressedAt).toBeGreaterThan(300);
    expect(top).toBeCloseTo(pressedAt, -1);
  });

  test('back returns the focus to a card, though the rows of its list have changed since', async ({ page }) => {
    await open(page, './series');
    await expect(page.getByRole('article').first()).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    const first = () => rows.first().getAttribute('aria-posinset');
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 4000);
    await expect.poll(async () => Number(await first())).toBeGreaterThan(6);

    const link = page.getByRole('article').nth(20).getByRole('link');
    await link.evaluate((card: HTMLElement) => card.focus({ preventScroll: true }));
    const [name, before] = [(await link.textContent()) ?? '', await first()];
    await page.mouse.wheel(0, 500);
    await expect.poll(first).not.toBe(before);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused();
  });

  test('the lists of series come from TMDB', EXHAUSTIVE_ONLY, async ({ page }) => {
    for (const [list, path] of [
      ['on-the-air', 'tv/on_the_air'],
      ['airing-today', 'tv/airing_today'],
      ['top-rated', 'tv/top_rated'],
      ['trending', 'trending/tv/week'],
    ] as const) {
      await open(page, `./series?list=${list}`);
      await expectFound(page, await askService<WirePage>(path));
    }
  });
});

test('the samples are filtered in the browser, together with the genres above the list', async ({ page }) => {
  await open(page, './movies?year=1990-1999');
  await expect(page.getByRole('article', { name: 'Forrest Gump' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Interstellar' })).toHaveCount(0);
  const genre = page.getByRole('radiogroup', { name: 'Genre' });
  await expect(genre.getByRole('radio', { name: 'All' })).toBeChecked();
  const all = await page.getByRole('article').count();
  await expect(page.getByText(`Matching movies · ${all} titles`, { exact: true })).toBeVisible();

  await genre.getByText('Drama').click();
  await expect(page).toHaveURL(/\?genre=18&year=1990-1999$/);
  await expect(chips(page)).toHaveText([/Drama$/, /1990–1999$/]);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Remove filter: 1990–1999' }).click();
  await expect(page).toHaveURL(/\/movies\?genre=18$/);
  await expect(genre.getByRole('radio', { name: 'Drama' })).toBeChecked();
  await expect(chips(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('the panel offers only filters that the catalogue has data for, with samples and with own records', async ({
  page,
}) => {
  const fields = panel(page).getByRole('combobox');
  const lists = panel(page).getByRole('group', { name: 'List' }).getByRole('radio');
  const genres = panel(page).getByRole('group', { name: 'Genres', exact: true }).getByRole('checkbox');
  const horror = panel(page).getByRole('group', { name: 'Genres', exact: true }).getByLabel('Horror');
  const orders = panel(page).getByLabel('Order').getByRole('option');

  await test.step('samples', async () => {
    await open(page, './movies');
    await openPanel(page);
    await expect(panel(page).getByLabel('Original language')).toHaveCount(0);
    await expect(panel(page).getByLabel('Minimum votes')).toHaveCount(0);
    await expect(panel(page).getByLabel('Minimum rating')).toBeVisible();
    await expect(orders.filter({ hasText: 'Least popular first' })).toHaveCount(0);
    await expect(orders.filter({ hasText: 'Lowest rated first' })).toHaveCount(1);
    // Every offered genre has results.
    for (const genre of await genres.all()) {
      await genre.check();
      await expect(panel(page).getByRole('button', { name: /^Show [1-9]\d* movies?$/ })).toBeVisible();
      await genre.uncheck();
    }
  });

  await test.step('own records', async () => {
    const results = [
      { id: 1, title: 'Blue Rain', year: 1999, genre: 'Comedy', original_language: 'es', popularity: 2 },
      { id: 2, title: 'Paper Boats', year: 2004, genre: 'Film noir', original_language: 'fr', popularity: 9 },
    ];
    await page.route('**/api/movies/all', (route) => route.fulfill({ json: { results } }));
    await open(page, './movies?votes=100&genre=27');
    await openPanel(page);
    // A choice without results stays, so that the viewer can undo it.
    await expect(genres).toHaveCount(3);
    await expect(horror).toBeChecked();
    await select(page, 'Minimum votes', 'Any');
    await horror.uncheck();
    await expect(horror).toBeFocused();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await openPanel(page);
    await expect(panel(page).getByLabel('Minimum votes')).toHaveCount(0);
    await expect(genres).toHaveCount(2);
    // Without ratings there is no list 'Top rated'.
    await expect(lists).toHaveCount(2);
    await expect(fields).toHaveCount(4);
    await expect(panel(page).getByLabel('Original language').getByRole('option')).toHaveText([
      'Any',
      'French',
      'Spanish',
    ]);
    await select(page, 'Order', 'Least popular first');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Blue Rain');
    await select(page, 'Original language', 'fr');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('the panel opens, filters and returns the focus by keyboard alone', async ({ page }) => {
  await open(page, './series');
  await expect(page.getByRole('article')).toHaveCount(15);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  const crime = panel(page).getByRole('group', { name: 'Genres' }).getByLabel('Crime');
  for (let step = 0; step < 20 && !(await crime.evaluate((box) => box === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(crime).toBeChecked();
  await expect(page).toHaveURL(/\/series\?genre=80$/);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName('Filters 1 active');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove filter: Crime' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/series$/);
  await expect(page.getByRole('article')).toHaveCount(15);
});

test(
  'a page whose filters fail to load says so, and the rest of the page stands',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    traffic.allow(/filters/);
    await page.route('**/assets/filters.*.js', (route) => route.abort());
    await open(page, './movies?year=1994');
    await expect(page.getByRole('alert').filter({ hasText: 'This part could not be loaded' })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Genre' }).getByText('Horror').click();
    await expect(page).toHaveURL(/\?genre=27&year=1994$/);
  },
);
