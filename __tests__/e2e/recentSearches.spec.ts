import { stopClock } from './support/pageClock';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('recent searches have the intended queries, not those typed on the way', async ({ page }) => {
  // The clock is stopped, so a query stays for as long as the test decides.
  await stopClock(page);
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  const recent = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem').getByRole('button');
  const clear = page.getByRole('button', { name: 'Clear search' });
  const found = (query: string) => page.getByRole('region', { name: `Search Results for "${query}"` });

  // While the viewer types on, each of these is in the address for a moment and has results.
  for (const query of ['m', 'mat', 'matr']) {
    await field.fill(query);
    // The page has read the query: its pause of 300 ms has started.
    await expect(clear).toBeVisible();
    await page.clock.runFor(300);
    await expect(found(query).getByRole('article').first()).toBeVisible();
    await page.clock.runFor(1000);
  }
  await clear.click();
  await expect(page.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  await expect(recent).toHaveCount(0);

  // A submitted query is recent.
  await field.fill('heat');
  await field.press('Enter');
  await clear.click();
  await expect(recent.first()).toHaveText('heat');

  // A query that stays for three seconds is recent.
  await field.fill('star');
  await page.clock.runFor(300);
  await expect(found('star').getByRole('article').first()).toBeVisible();
  await page.clock.runFor(3000);
  await clear.click();
  await expect(recent.first()).toHaveText('star');

  // A query whose result was opened is recent. The result is highlighted on return, until the search is cleared.
  await field.fill('matrix');
  await page.clock.runFor(300);
  const lit = page.locator('[data-selected=true]');
  await found('matrix').getByRole('article', { name: 'The Matrix' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/watch\//);
  await page.goBack();
  await expect(lit.getByRole('article', { name: 'The Matrix' })).toBeVisible();
  await clear.click();
  await expect(recent).toHaveText(['matrix', 'star', 'heat', 'Clear all']);
  await field.fill('matrix');
  await page.clock.runFor(300);
  await expect(page.getByRole('article', { name: 'The Matrix' })).toBeVisible();
  await expect(lit).toHaveCount(0);
});
