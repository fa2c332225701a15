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

/** A film of the service whose title no other has, with its record. */
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

  test('films, series and people stand in groups with their numbers, and each shows more', async ({ page }) => {
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
    // A few of each, so that no group is far.
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
    'by title, year, number and pasted address; one kind alone has no heading of its own',
    EXHAUSTIVE_ONLY,
    async ({ page, traffic }) => {
      const film = await someFilm();
      const year = film.release_date.slice(0, 4);
      // A number of TMDB's is a film's or a series', and one of them is not there.
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
    'what is not found in a year is offered without it, and what is spelt nearly like it by name',
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
    'what is typed on is asked for after a pause, and shown after the specified one',
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

test('samples: a slip, an accent, a year and a series are found without any server', async ({ page }) => {
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

test('letters are marked in suggestions, which know slips as well', async ({ page }) => {
  // Suggestions are of lists that are here.
  await open(page, './search?q=godfather');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox', { name: /Search/ }).fill('godfahter');
  const option = page.getByRole('option', { name: 'The Godfather', exact: true });
  await expect(option.locator('mark')).toHaveText('Godfa');
});
