import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { askService, serviceCalls, tmdbSite, useService } from './support/tmdbService';

interface Wire {
  results: { id: number; title?: string; name?: string; release_date?: string; imdb_id?: string }[];
  total_results: number;
}

const openSearch = (page: Page, query: string) => open(page, `./search?q=${encodeURIComponent(query)}`);
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^Search Results/ }).getByRole('status');

/** Returns a film of the service whose title no other film has. */
async function someFilm() {
  const { results } = await askService<Wire>('movie/top_rated');
  for (const { id } of results) {
    const film = await askService<{ id: number; title: string; release_date: string; imdb_id: string }>(`movie/${id}`);
    const { total_results: count } = await askService<Wire>('search/movie', { query: film.title });
    if (count === 1 && film.release_date !== '') return film;
  }
  throw new Error('The service has no film with a title of its own');
}

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test.describe('TMDB', () => {
  test.use(tmdbSite);

  test.beforeEach(async ({ page }) => {
    await useService(page);
  });

  test('films, series and people appear in groups with their counts, and each group shows more', async ({ page }) => {
    const [movies, series, people] = await Promise.all(
      ['movie', 'tv', 'person'].map((kind) =>
        askService<Wire>(`search/${kind}`, { query: 'ka', include_adult: 'false' }),
      ),
    );
    if (!movies || !series || !people) throw new Error('The service has not answered');
    await openSearch(page, 'ka');
    const counts = [movies, series, people].map((answer) => answer.total_results.toLocaleString('en'));
    await expect(status(page)).toHaveText(`${counts[0]} movies, ${counts[1]} series, ${counts[2]} people`);
    await expect(group(page, 'Movies').getByRole('heading')).toHaveText(`Movies ${counts[0]}`);
    // Each group begins with a few results, so that no group is far down.
    await expect(group(page, 'Series').getByRole('article')).toHaveCount(12);
    await expect(group(page, 'Movies').locator('mark').first()).toHaveText(/^ka$/i);

    const [first] = people.results;
    await expect(group(page, 'People').getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`/person/${first?.id}\\?from=tmdb$`),
    );
    const more = group(page, 'Movies').getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(group(page, 'Movies').getByRole('article')).toHaveCount(20);
    await more.click();
    await expect(group(page, 'Movies').getByRole('article')).toHaveCount(40);
    await expect(group(page, 'Series').getByRole('article')).toHaveCount(12);
  });

  test(
    'a film is found by title, year, id and pasted address, and a single group has no heading',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      const film = await someFilm();
      const year = film.release_date.slice(0, 4);
      // An id of TMDB is that of a movie or of a series, and one of them does not exist.
      traffic.allow(/\/3\/tv\/\d+/);
      const calls = serviceCalls(page);
      for (const query of [
        film.title,
        `${film.title} ${year}`,
        `${film.title} (${year})`,
        film.imdb_id,
        `imdb:${film.imdb_id}`,
        `https://www.imdb.com/de/title/${film.imdb_id}/?ref_=x`,
        `tmdb:movie:${film.id}`,
        `https://www.themoviedb.org/movie/${film.id}-a-name?language=de-DE`,
      ]) {
        await test.step(query, async () => {
          await openSearch(page, query);
          const card = group(page, 'Movies').getByRole('article', { name: film.title, exact: true });
          await expect(card).toHaveCount(1);
          await expect(card.getByRole('button', { name: film.title, exact: true })).toBeAttached();
          await expect(status(page)).toHaveText(/^1 movie/);
        });
      }
      await expect(group(page, 'Movies').getByRole('heading')).toHaveCount(0);
      expect(calls).toContain(`find/${film.imdb_id}`);
      expect(calls).toContain(`movie/${film.id}`);
    },
  );

  test(
    'without results the page offers a search without the year, and titles with similar names',
    EXHAUSTIVE_ONLY,
    async ({ page }) => {
      const film = await someFilm();
      await openSearch(page, `${film.title} (1900)`);
      await expect(page.getByRole('heading', { name: 'No movies found' })).toBeVisible();
      await expect(status(page)).toHaveText('0 movies');
      await page.getByRole('button', { name: 'Search without 1900' }).click();
      await expect(group(page, 'Movies').getByRole('article', { name: film.title, exact: true })).toBeVisible();

      await openSearch(page, 'interstelar');
      await page.getByRole('button', { name: 'Interstellar', exact: true }).click();
      await expect(page).toHaveURL(/\?q=Interstellar$/);
    },
  );

  test(
    'typed text is requested after a pause, once per kind, and its results are shown',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      await open(page, './search');
      await whole(page);
      const field = page.getByRole('combobox', { name: /Search/ });
      await field.focus();
      await traffic.settled(page);
      const calls = serviceCalls(page);
      await field.fill('river');
      await expect(group(page, 'Movies').getByRole('article').first()).toBeVisible();
      expect(calls.sort()).toEqual(['search/movie', 'search/person', 'search/tv']);
    },
  );
});

test('samples are found without a server by a typo, an accent, a year and as a series', async ({ page }) => {
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  for (const [query, title] of [
    ['interstelar', 'Interstellar'],
    ['interstellar 2014', 'Interstellar'],
    ['intérstellar (2014)', 'Interstellar'],
    ['braking bad', 'Breaking Bad'],
    ['type:series breaking', 'Breaking Bad'],
  ] as const) {
    await field.fill(query);
    await expect(page.getByRole('heading', { name: `Search Results for "${query}"` })).toBeVisible();
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  }
  await expect(group(page, 'Series')).toBeVisible();
  await expect(group(page, 'Movies')).toHaveCount(0);
  await field.fill('intrestelar');
  await page.getByRole('button', { name: 'Interstellar', exact: true }).click();
  await expect(field).toHaveValue('Interstellar');
});

test('suggestions highlight the matching letters, also with typos', async ({ page }) => {
  // Suggestions come only from lists that have loaded.
  await open(page, './search?q=godfather');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: /Search/ }).fill('godfahter');
  const option = page.getByRole('option', { name: 'The Godfather', exact: true });
  await expect(option.locator('mark')).toHaveText('Godfa');
});
