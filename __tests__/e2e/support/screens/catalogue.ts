import type { Page } from '@playwright/test';
import { expect } from '../test';
import { wirePage, withTmdb } from '../tmdb';
import { withTrailer } from '../trailer';
import type { Screen } from './screen';
import { abort, cards, firstCard, hang, heading, LAPTOP, listed, press } from './screen';

const openTrailer = async (page: Page) => {
  await press(page, 'Watch Now');
  await expect(page.getByRole('dialog', { name: /^Trailer/ })).toBeVisible();
};

/** Waits for the parts that load on user activity: the title of the day, the sort order, the tools. */
const browsed = async (page: Page) => {
  await cards(page);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: /of the day$/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
};

const filtered = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await browsed(page);
};

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox').first()).toBeVisible();
};

export const catalogueScreens: readonly Screen[] = [
  { name: 'detail', isVariant: true, path: 'movie/1001', arrange: heading('Interstellar') },
  { name: 'detail of a title with little art', isVariant: true, path: 'movie/2005', arrange: heading('Forrest Gump') },
  {
    name: 'detail, from a row',
    isVariant: true,
    isLong: true,
    arrange: async (page) => {
      await page.getByRole('region', { name: 'Sci-fi & Fantasy' }).getByRole('link').first().click();
      await heading('More like this')(page);
    },
  },
  {
    name: 'detail without pictures, listed',
    isVariant: true,
    path: 'movie/1001',
    prepare: (page) => page.route('**/art/**/*', (route) => route.fulfill({ status: 404, body: '' })),
    arrange: async (page) => {
      await press(page, 'Add to Watchlist');
      await expect(page.getByRole('button', { name: 'In Watchlist' })).toBeVisible();
      await expect(page.getByText('No Image').last()).toBeVisible();
    },
  },
  { name: 'not found', isVariant: true, path: 'movie/999999', arrange: heading('Movie not found') },
  { name: 'trailer', isVariant: true, part: 'dialog', path: 'movie/1001', prepare: withTrailer, arrange: openTrailer },
  {
    name: 'trailer not available',
    isVariant: true,
    part: 'dialog',
    path: 'movies',
    prepare: (page) =>
      withTmdb(page, () => ({ results: wirePage(1, 1).results.map((movie) => ({ ...movie, trailer_key: null })) })),
    arrange: async (page) => {
      await firstCard(page).getByRole('button').first().click();
      await openTrailer(page);
      await expect(page.getByText('Trailer not available')).toBeVisible();
      await expect(page.getByText('Watch instead')).toBeVisible();
    },
  },

  { name: 'movies', isVariant: true, path: 'movies', arrange: browsed },
  { name: 'movies of a genre', isVariant: true, path: 'movies?genre=27', arrange: browsed },
  {
    name: 'a movie pointed at',
    isVariant: true,
    path: 'movies',
    widths: [LAPTOP],
    arrange: async (page) => {
      await browsed(page);
      await page.getByRole('article').nth(2).hover();
    },
  },
  {
    name: 'movies, loading',
    isVariant: true,
    path: 'movies',
    prepare: hang('**/api/movies/all'),
    arrange: (page) => expect(page.getByText('Loading Movies...')).toBeAttached(),
  },
  {
    name: 'movies that failed',
    isVariant: true,
    path: 'movies',
    prepare: async (page) => {
      await abort('**/assets/samples.*.js')(page);
      await abort('**/api/movies/**')(page);
    },
    arrange: heading('Movies could not be loaded'),
  },
  {
    name: 'movie overlay',
    part: 'dialog',
    path: 'movies',
    arrange: async (page) => {
      await firstCard(page).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'movies by colour',
    isVariant: true,
    part: 'dialog',
    path: 'movies',
    arrange: async (page) => {
      await browsed(page);
      await press(page, 'By color');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'an amber evening', isVariant: true, path: 'movies?colour=amber', arrange: browsed },
  {
    name: 'what fits tonight',
    path: 'movies?tonight=1',
    arrange: async (page) => {
      await browsed(page);
      await page.getByRole('slider').press('ArrowLeft');
      await page.getByRole('slider').fill('4');
      await expect(page.getByText(/^Too late tonight/).first()).toBeAttached();
    },
  },
  { name: 'no movies', isVariant: true, path: 'movies?genre=99', arrange: heading('No Movies Found') },

  {
    name: 'filters of movies',
    isVariant: true,
    part: 'dialog',
    path: 'movies?genre=18,35&not=27&rating=7',
    arrange: openFilters,
  },
  { name: 'filtered movies', path: 'movies?genre=18,35&year=1990-2009&rating=7&sort=date', arrange: filtered },
  {
    name: 'nothing left by the filters',
    isVariant: true,
    path: 'movies?genre=10752&year=1900-1901&language=vi',
    arrange: heading('No Movies Found'),
  },
  { name: 'filters of series', part: 'dialog', isVariant: true, path: 'series', arrange: openFilters },
  { name: 'filtered series', isVariant: true, path: 'series?genre=18&sort=title', arrange: filtered },

  { name: 'series', isVariant: true, path: 'series', arrange: browsed },
  {
    name: 'series, loading',
    isVariant: true,
    path: 'series',
    prepare: hang('**/api/series/all'),
    arrange: (page) => expect(page.getByText('Loading TV Series...')).toBeAttached(),
  },
  {
    name: 'series that failed',
    isVariant: true,
    path: 'series',
    prepare: async (page) => {
      await abort('**/assets/samples.*.js')(page);
      await abort('**/api/series/**')(page);
    },
    arrange: heading('Error loading series'),
  },

  { name: 'search', path: 'search', isLong: true, arrange: cards },
  {
    name: 'suggestions',
    isVariant: true,
    part: 'div:has(> [role="combobox"])',
    path: 'search',
    arrange: async (page) => {
      await page.getByRole('combobox').pressSequentially('the');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'suggestions of people and studios',
    isVariant: true,
    part: 'div:has(> [role="combobox"])',
    path: 'search',
    arrange: async (page) => {
      await page.getByRole('combobox').pressSequentially('mar');
      await expect(page.getByRole('option', { name: 'Marvel' })).toBeVisible();
    },
  },
  {
    name: 'found by what no name says',
    isVariant: true,
    path: 'search?q=wormhole',
    arrange: async (page) => {
      await expect(page.getByText('in the description').first()).toBeVisible();
    },
  },
  {
    name: 'search results',
    isVariant: true,
    path: 'search?q=star',
    arrange: async (page) => {
      await heading('Search Results for "star"')(page);
      await cards(page);
    },
  },
  {
    name: 'recent searches',
    isVariant: true,
    path: 'search?q=star',
    arrange: async (page) => {
      await page.getByRole('combobox').press('Enter');
      await cards(page);
      await press(page, 'Clear search');
      await heading('Recent searches')(page);
    },
  },
  { name: 'nothing found', isVariant: true, path: 'search?q=zzzzzz', arrange: heading('No movies found') },
  {
    name: 'nothing found, with what is near',
    isVariant: true,
    path: 'search?q=intrestelar%20(1999)',
    arrange: async (page) => {
      await expect(page.getByRole('button', { name: 'Interstellar' })).toBeVisible();
    },
  },
  {
    name: 'films, series and people found',
    path: 'search?q=wire',
    prepare: (page) =>
      withTmdb(page, ({ pathname }) => {
        if (!pathname.endsWith('/person')) return wirePage(1, 3);
        const people = ['Orla Venn', 'Bo Wirell', 'Ines Wire'].map((name, index) => ({
          id: index + 1,
          name,
          known_for_department: 'Acting',
          known_for: [{ id: 1, media_type: 'movie', title: 'Wire Movie 1' }],
        }));
        return { page: 1, results: people, total_pages: 1, total_results: people.length };
      }),
    isLong: true,
    arrange: heading('People'),
  },

  { name: 'empty watchlist', isVariant: true, path: 'watchlist', arrange: heading('Your watchlist is empty') },
  { name: 'watchlist', path: 'watchlist', prepare: listed, isLong: true, arrange: cards },
  {
    name: 'watchlist of one',
    isVariant: true,
    isLong: true,
    path: 'watchlist',
    prepare: (page) => listed(page, 1),
    arrange: cards,
  },
  {
    name: 'watchlist, a title taken off',
    isVariant: true,
    path: 'watchlist?sort=title',
    prepare: listed,
    arrange: async (page) => {
      await page.getByTitle('Remove from Watchlist').nth(1).click();
      await expect(page.getByTitle('Remove from Watchlist')).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'clear question',
    isVariant: true,
    part: 'dialog',
    path: 'watchlist',
    prepare: listed,
    arrange: async (page) => {
      await press(page, 'Clear Watchlist');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },

  ...['warner-bros', 'marvel', 'hbo', 'paramount'].map((studio) => ({
    name: `studio ${studio}`,
    path: `studio/${studio}`,
    isLong: studio === 'hbo',
    isVariant: studio !== 'hbo',
    arrange: cards,
  })),
  { name: 'studio without titles', isVariant: true, path: 'studio/unknown-house', arrange: heading(/./) },
];
