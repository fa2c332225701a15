import { EXHAUSTIVE_ONLY } from './support/extent';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/\/assets\//);
  await signInBefore(page);
});

test(
  'a missing chunk of optional parts affects nothing else, and tabs still sync',
  EXHAUSTIVE_ONLY,
  async ({ page, context }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/assets/shell-extras.*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, './movie/1001');
    await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();

    const other = await context.newPage();
    await signInBefore(other);
    await open(other, './watchlist');
    await page.getByRole('button', { name: 'Add to Watchlist', exact: true }).click();
    await expect(other.getByRole('article', { name: 'Interstellar' })).toBeVisible();

    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('This part could not be loaded').first()).toBeVisible();
    expect(loads).toBe(1);
  },
);

test('a route chunk that a deployment removed causes one reload, then shows a way on', async ({ page }) => {
  await open(page, './');
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.route('**/assets/profile.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  expect(loads).toBe(1);
});

test('a part of a page that fails to load shows a message, and the page around it stands', async ({ page }) => {
  const gone = (chunk: string) =>
    page.route(`**/assets/${chunk}.*.js`, (route) => route.fulfill({ status: 404, body: '' }));
  const says = page.getByText('This part could not be loaded');

  await test.step('the import and export of the profile', async () => {
    await gone('transfer');
    await open(page, './profile');
    await expect(says).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  });

  await test.step('the filtered series', async () => {
    await gone('filters');
    await open(page, './series?genre=80');
    await expect(says).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'TV Series' })).toBeVisible();
  });

  await test.step('the profile of the demo account, without which the viewer can still sign out', async () => {
    await gone('sample-extras');
    await open(page, './series');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText('Viewer', { exact: true })).toBeVisible();
    await expect(page.getByText('demo@kinora.example')).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  await test.step('the account menu, which is requested before it is pressed', async () => {
    await gone('shell-extras');
    await open(page, './');
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).hover();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(says.first()).toBeVisible();
  });
});
