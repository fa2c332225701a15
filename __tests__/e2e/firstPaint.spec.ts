import type { Page } from '@playwright/test';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/\/assets\//);
  // The page's HTML is all that there is.
  await page.route('**/assets/*.js', (route) => route.abort());
});

/** Keeps the app's script back until the call of what it returns. */
async function holdApp(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (arrive = resolve));
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/main.*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  return () => arrive();
}

test('home’s first screen stands in the HTML: header, still, title, skeleton rows, and that it loads', async ({
  page,
}) => {
  await signInBefore(page);
  await page.goto('./');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const slide = page.getByRole('group', { name: 'The Boys' });
  await expect(slide.getByRole('heading', { name: 'The Boys' })).toBeVisible();
  await expect
    .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(page.getByRole('region', { name: 'Latest Releases' }).locator('[data-waiting]').first()).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Loading…');
});

test('what is typed before the app stands is kept, and stays out of the address', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('./', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('early@viewer.example');
  arrive();
  await expect(page.locator('[data-early]')).toHaveCount(0);
  await expect(field).toHaveValue('early@viewer.example');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('what is sent before the app stands is sent on by it, and stays out of the address', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill('early@viewer.example');
  await page.getByRole('button', { name: 'Get Started' }).click();
  expect(page.url()).not.toContain('early');
  arrive();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('the landing does for a visitor, and nothing of home', async ({ page }) => {
  await page.goto('./movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Unlimited Entertainment' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('a list’s own skeleton stands in the HTML, and nothing in it can be pressed in vain', async ({ page }) => {
  await signInBefore(page);
  await page.goto('./movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies Collection' })).toBeVisible();
  await expect(page.getByText('Loading Movies...').first()).toBeVisible();
  await expect(page.locator('[aria-current=page]')).toHaveText('MOVIES');
  await expect(page.locator('input[inert]')).toHaveCount(7);
  await expect(page.locator(':is(button, input):not([inert])')).toHaveCount(0);
});

test('elsewhere a signed-in viewer sees that the page is on its way', async ({ page }) => {
  await signInBefore(page);
  await page.goto('./profile');
  await expect(page.getByRole('status')).toHaveText('Loading Kinora…');
  await expect(page.getByRole('heading', { name: 'Unlimited Entertainment' })).toHaveCount(0);
});
