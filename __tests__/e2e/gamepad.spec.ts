import type { Page } from '@playwright/test';
import { withFilms } from './support/films';
import { connectGamepad, moveStick, pressButton } from './support/gamepad';
import { open, whole } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await connectGamepad(page);
  await signInBefore(page);
});

const focused = (page: Page) => page.locator(':focus');

const video = <Value>(page: Page, look: (video: HTMLVideoElement) => Value) => page.locator('video').evaluate(look);

test('a gamepad opens a title, adds it to the watchlist and goes back', async ({ page }) => {
  await open(page, './movies');
  await whole(page);
  await page.getByRole('article').first().getByRole('button').first().focus();
  await pressButton(page, 'right');
  const name = await focused(page).getAttribute('aria-label');
  await pressButton(page, 'a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressButton(page, 'b');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await focused(page).getAttribute('aria-label')).toBe(name);
  await pressButton(page, 'up');
  await expect(focused(page)).toHaveAccessibleName('Add to watchlist');
  await pressButton(page, 'a');
  await expect(focused(page)).toHaveAccessibleName(/^Remove/);
});

test('the shoulder buttons page through a row, and the stick moves on while it is held', async ({ page }) => {
  await open(page, './');
  await whole(page);
  const row = page.getByRole('region', { name: 'Latest Releases', exact: true });
  await row.getByRole('link').first().focus();
  const at = () =>
    row.evaluate((section) =>
      [...section.querySelectorAll('article')].findIndex((card) => card.matches(':focus-within')),
    );
  await pressButton(page, 'rb');
  const paged = await at();
  expect(paged).toBeGreaterThan(2);
  await pressButton(page, 'lb');
  expect(await at()).toBe(0);
  await moveStick(page, 1, 0);
  await expect.poll(at).toBeGreaterThan(2);
  await moveStick(page, 0, 0);
});

test('a gamepad chooses in lists and leaves text fields', async ({ page }) => {
  await open(page, './profile');
  await whole(page);
  const field = page.getByRole('textbox').first();
  await field.focus();
  await pressButton(page, 'down');
  await expect(field).not.toBeFocused();
  await open(page, './movies');
  await whole(page);
  const order = page.getByRole('combobox').first();
  await order.focus();
  const before = await order.inputValue();
  await pressButton(page, 'down');
  await expect(order).not.toBeFocused();
  await order.focus();
  await pressButton(page, 'a');
  await pressButton(page, 'down');
  await expect(order).not.toHaveValue(before);
  await pressButton(page, 'b');
  await pressButton(page, 'down');
  await expect(order).not.toBeFocused();
  await expect(page).toHaveURL(/sort=/);
});

test('a gamepad plays and seeks, reaches the controls and leaves the player', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await open(page, './watch/film');
  await expect.poll(() => video(page, ({ paused, currentTime }) => !paused && currentTime > 0)).toBe(true);
  await pressButton(page, 'a');
  await expect.poll(() => video(page, ({ paused }) => paused)).toBe(true);
  const before = await video(page, ({ currentTime }) => currentTime);
  await pressButton(page, 'rt');
  await expect.poll(() => video(page, ({ currentTime }) => currentTime)).toBeGreaterThan(before + 5);
  await pressButton(page, 'lt');
  await expect.poll(() => video(page, ({ currentTime }) => currentTime)).toBeLessThan(before + 5);

  await test.step('up leads from the picture to the controls, and not to the volume', async () => {
    const volume = await video(page, (element) => element.volume);
    await pressButton(page, 'up');
    await expect(focused(page)).toHaveAccessibleName('Play');
    expect(await video(page, (element) => element.volume)).toBe(volume);
    await pressButton(page, 'right');
    await expect(focused(page)).toHaveAccessibleName('Back 10 seconds');
    await pressButton(page, 'left');
    await pressButton(page, 'up');
    await expect(focused(page)).toHaveAccessibleName('Seek');
  });

  await pressButton(page, 'b');
  await expect(page.locator('video')).toBeHidden();
});

test('arrow keys lead from one control of the player to the next, and seek on the picture', async ({
  page,
  traffic,
}) => {
  await withFilms(page, traffic);
  await open(page, './watch/film');
  await expect.poll(() => video(page, ({ paused, currentTime }) => !paused && currentTime > 0)).toBe(true);
  await page.keyboard.press('k');
  await whole(page);
  const before = await video(page, ({ currentTime }) => currentTime);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => video(page, ({ currentTime }) => currentTime)).toBeGreaterThan(before + 2);
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAccessibleName('Back 10 seconds');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAccessibleName('Forward 10 seconds');
});
