import type { Page } from '@playwright/test';
import { findAsWritten, findByEnglish, shownTexts } from './support/findByEnglish';
import { open } from './support/open';
import { bring } from './support/ownApi';
import { ARABIC, makeOwnCatalogue } from './support/ownCatalogue';
import { speak } from './support/said';
import { expect, signInBefore, test } from './support/test';

/** Kinora's own film, which every bundle has. */
const FILM = '3062';

const video = (page: Page) => page.locator('video');

const isPaused = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.paused);

const timeOf = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);

const isPlaying = (page: Page) =>
  expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)).toBe(true);

test.afterEach(findAsWritten);

for (const { language, ownTitle, query } of [
  { language: 'de', ownTitle: /Électric/, query: 'électric' },
  { language: 'ar', ownTitle: ARABIC, query: 'الظلال' },
]) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
      findByEnglish(page, shownTexts(language));
    });

    test('a viewer signs in, filters, saves a title and finds it on the watchlist', async ({ page }) => {
      await open(page, './');
      await page.getByRole('textbox', { name: 'Email' }).first().fill('demo@kinora.example');
      await page.getByRole('button', { name: 'Get Started' }).first().click();
      await page.getByLabel('Password', { exact: true }).fill('kinora-demo');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Latest Releases' })).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: 'MOVIES', exact: true }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      const panel = page.getByRole('dialog');
      await panel.getByText('Comedy', { exact: true }).first().click();
      await panel.getByRole('button', { name: /^Show / }).click();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/genres?=/);

      const card = page.getByRole('article').first();
      await card.hover();
      await card.getByRole('button', { name: 'Add to watchlist' }).click();
      const name = (await card.getAttribute('aria-label')) ?? '';
      await page.getByRole('banner').getByRole('link', { name: 'WATCHLIST', exact: true }).click();
      await expect(page.locator(`article[aria-label=${JSON.stringify(name)}]`)).toBeVisible();
    });

    test('a viewer plays a film with keys, and shares it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await signInBefore(page);
      await open(page, `./watch/${FILM}`);
      await isPlaying(page);
      await page.keyboard.press('k');
      await expect.poll(() => isPaused(page)).toBe(true);
      // In each language, the arrow to the right leads on.
      const before = await timeOf(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 4);
      await page.keyboard.press('?');
      await expect(page.getByRole('region', { name: 'Shortcuts' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: 'Shortcuts' })).toBeHidden();

      await open(page, `./movie/${FILM}`);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('status').filter({ visible: true }).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

    test('a viewer finds a title by its own letters', async ({ page }) => {
      await signInBefore(page);
      await bring(page, makeOwnCatalogue(30).files);
      await open(page, './search');
      await page.getByRole('combobox').fill(query);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article').filter({ hasText: ownTitle }).first()).toBeVisible();
    });
  });
}

test('a viewer changes the language in the middle of a film, and resumes it there', async ({ page }) => {
  await signInBefore(page);
  await open(page, `./movie/${FILM}`);
  await page.getByRole('main').locator('a[href*="/watch/"]').first().click();
  await isPlaying(page);
  await video(page).evaluate((film: HTMLVideoElement) => (film.currentTime = 30));
  // A paused film keeps its controls.
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Back', exact: true }).first().click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await reloaded;
  findByEnglish(page, shownTexts('de'));
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await isPlaying(page);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(29);
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
});
