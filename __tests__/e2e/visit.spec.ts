import { reload } from './support/open';
import { expect, signInByHand, test } from './support/test';

test('a visit from landing to title and back has no failed request, survives a reload and ends with Logout', async ({
  page,
  traffic,
}) => {
  const bad: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) bad.push(`${response.status()} ${response.url()}`);
  });
  // A preview that is left before it starts is aborted. No other request may fail.
  page.on('requestfailed', (request) => {
    if (!request.url().endsWith('.webm')) bad.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  const featured = page.getByRole('region', { name: 'Featured' });

  await signInByHand(page);
  await page.getByRole('link', { name: 'MOVIES', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(featured).toBeVisible();
  const card = page.getByRole('region', { name: 'Popular Movies' }).getByRole('article').first();
  await card.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(featured).toBeVisible();
  await traffic.settled(page);
  expect(bad).toEqual([]);

  await reload(page);
  await expect(featured).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toBeVisible();
});
