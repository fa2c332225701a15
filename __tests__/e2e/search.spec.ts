import type { Locator } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, reload, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';
import { withTmdb } from './support/tmdb';

/** Types faster than any pause, on a machine of any speed. */
const typeAtOnce = (field: Locator, texts: readonly string[]) =>
  field.evaluate((input, steps) => {
    // Bypasses React's own setter, because React ignores changes that went through it.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const step of steps) {
      value?.set?.call(input, step);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, texts);

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('popular and trending movies are shown before a search, results after it, and advice without results', async ({
  page,
}) => {
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  const trending = page.getByRole('region', { name: 'Trending Now' });

  await test.step('before a search', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Search Movies' })).toBeVisible();
    await expect(page.getByText('Discover your next favorite movie')).toBeVisible();
    await expect(page.getByPlaceholder('Search for movies...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
    await expect(page.getByText('20 movies')).toBeVisible();
    await expect(trending.getByRole('article')).toHaveCount(12);
  });

  await test.step('results by title, overview and genre, in any order of words, without accents or case', async () => {
    await field.fill('KNIGHT dark');
    await expect(page.getByRole('heading', { name: 'Search Results for "KNIGHT dark"' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'The Dark Knight' })).toBeVisible();
    await expect(trending).toBeHidden();
    await field.fill('horror');
    await expect(page.getByRole('article', { name: 'The Exorcist' })).toBeVisible();
    await field.fill('intérstellar');
    await expect(page.getByText('1 movie', { exact: true })).toBeVisible();
  });

  await test.step('no results', async () => {
    await field.fill('zzzzzz');
    await expect(page.getByRole('heading', { name: 'No movies found' })).toBeVisible();
    await expect(page.getByText('Try searching with different keywords')).toBeVisible();
    await expect(page.getByText('0 movies')).toBeVisible();
  });
});

test('the query is part of the address, for reload, back and forward', async ({ page }) => {
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  await field.fill('matrix');
  await expect(page).toHaveURL(/\?q=matrix$/);
  await reload(page);
  await expect(field).toHaveValue('matrix');
  await expect(page.getByRole('article', { name: 'The Matrix' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue('matrix');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
});

test('at most five suggestions appear from two characters on, and are picked by keyboard or by a click', async ({
  page,
}) => {
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  const options = page.getByRole('option');

  await test.step('by keyboard', async () => {
    await field.pressSequentially('t');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.pressSequentially('he');
    await expect(options).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    const picked = (await options.nth(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(picked);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.getByRole('article', { name: picked })).toBeVisible();
  });

  await test.step('Escape closes them, and a click picks one', async () => {
    await field.fill('');
    await field.pressSequentially('inter');
    await expect(page.getByRole('option', { name: 'Interstellar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('inter');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Interstellar' }).click();
    await expect(field).toHaveValue('Interstellar');
    await expect(field).toBeFocused();
  });
});

test('each pause sends one request, and a late response is never shown', async ({ page }) => {
  const late: (() => void)[] = [];
  const calls = await withTmdb(page, () => ({ results: [] }));
  await page.route('https://api.themoviedb.org/3/search/movie?*query=alpha*', async (route, request) => {
    calls.push(new URL(request.url()));
    await new Promise<void>((resolve) => late.push(resolve));
    await route
      .fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { results: [{ id: 1, title: 'Late Alpha' }] } })
      .catch(() => undefined);
  });
  await page.route('https://api.themoviedb.org/3/search/movie?*query=beta*', async (route, request) => {
    calls.push(new URL(request.url()));
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { results: [{ id: 2, title: 'Quick Beta' }] },
    });
  });
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  await typeAtOnce(field, ['a', 'al', 'alp', 'alph', 'alpha']);
  await expect(page.getByText('Searching...')).toBeVisible();
  await field.fill('beta');
  await expect(page.getByRole('article', { name: 'Quick Beta' })).toBeVisible();
  late.forEach((release) => release());
  await expect(page.getByText('Searching...')).toBeHidden();
  await expect(page.getByRole('article', { name: 'Late Alpha' })).toHaveCount(0);
  expect(
    calls.filter(({ pathname }) => pathname.endsWith('search/movie')).map((url) => url.searchParams.get('query')),
  ).toEqual(['alpha', 'beta']);
});

test(
  'an opened card stays highlighted, its plus opens nothing, and a search with results is offered again',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await open(page, './search?q=matrix');
    const card = page.getByRole('article', { name: 'The Matrix' });
    await card.getByRole('button', { name: 'Add to watchlist' }).click();
    await expect(page).toHaveURL(/\?q=matrix$/);
    await card.getByRole('button', { name: 'The Matrix' }).click();
    await expect(page).toHaveURL(/\/watch\/\d+$/);
    await page.goBack();
    await expect(page.locator('[data-selected=true]').getByRole('article', { name: 'The Matrix' })).toBeVisible();

    await open(page, './search');
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await recent.getByRole('button', { name: 'matrix' }).click();
    await expect(page).toHaveURL(/\?q=matrix$/);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await recent.getByRole('button', { name: 'Clear all' }).click();
    await expect(recent).toBeHidden();
  },
);

test(
  'the data for a search in the browser loads before the viewer types, so that a search waits for nothing',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    await open(page, './search');
    await whole(page);
    await page.getByRole('combobox', { name: /Search/ }).focus();
    await traffic.settled(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'script'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.getByRole('combobox', { name: /Search/ }).fill('interstellar');
    await expect(page.getByRole('heading', { name: 'Search Results for "interstellar"' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Interstellar' })).toBeVisible();
    expect(asked).toEqual([]);
  },
);
