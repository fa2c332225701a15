import { stopClock } from './support/inTime';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

test('recent searches are what somebody meant, not what was typed on the way', async ({ page }) => {
  // What is typed stands for as long as the test says.
  await stopClock(page);
  await open(page, './search');
  const field = page.getByRole('combobox', { name: /Search/ });
  const recent = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem').getByRole('button');
  const clear = page.getByRole('button', { name: 'Clear search' });
  const found = (query: string) => page.getByRole('region', { name: `Search Results for "${query}"` });

  // Typed on: each of these stands in the address for a moment and finds something.
  for (const query of ['m', 'mat', 'matr']) {
    await field.fill(query);
    // The page has read it: its pause of 300 ms has begun.
    await expect(clear).toBeVisible();
    await page.clock.runFor(300);
    await expect(found(query).getByRole('article').first()).toBeVisible();
    await page.clock.runFor(1000);
  }
  await clear.click();
  await expect(page.getByRole('heading', { name: 'Popular Movies' })).toBeVisible();
  await expect(recent).toHaveCount(0);

  // Submitted.
  await field.fill('heat');
  await field.press('Enter');
  await clear.click();
  await expect(recent.first()).toHaveText('heat');

  // Stood for three seconds.
  await field.fill('star');
  await page.clock.runFor(300);
  await expect(found('star').getByRole('article').first()).toBeVisible();
  await page.clock.runFor(3000);
  await clear.click();
  await expect(recent.first()).toHaveText('star');

  // Its result was opened, which is lit when one comes back; clearing puts the light out.
  await field.fill('matrix');
  await page.clock.runFor(300);
  const lit = page.locator('[data-selected=true]');
  await found('matrix').getByRole('article', { name: 'The Matrix' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/watch\//);
  await page.goBack();
  await expect(lit.getByRole('article', { name: 'The Matrix' })).toBeVisible();
  await clear.click();
  await expect(recent).toHaveText(['matrix', 'star', 'heat', 'Forget them']);
  await field.fill('matrix');
  await page.clock.runFor(300);
  await expect(page.getByRole('article', { name: 'The Matrix' })).toBeVisible();
  await expect(lit).toHaveCount(0);
});
