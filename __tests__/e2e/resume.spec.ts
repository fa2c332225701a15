import type { Page } from '@playwright/test';
import { withFilms } from './support/films';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

const timeOf = (page: Page) => page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

const goTo = (page: Page, seconds: number) =>
  page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, seconds);

const isPlaying = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);

const kept = (page: Page) =>
  page.evaluate(() => {
    const { entries } = JSON.parse(localStorage.getItem('kinora:progress') ?? '{"entries":[]}') as {
      entries: { position: number }[];
    };
    return Math.floor(entries[0]?.position ?? -1);
  });

test('a film resumes where it was, although the page crashed and the film was missing for a while', async ({
  page,
  context,
  traffic,
}) => {
  await withFilms(page, traffic);
  await open(page, './watch/film');
  await isPlaying(page);
  await goTo(page, 13);
  await expect.poll(() => kept(page)).toBe(13);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await signInBefore(next);
  await withFilms(next, traffic, { sources: [{ src: 'films/gone.mp4' }] });
  await open(next, './watch/film');
  await expect(next.getByRole('alert')).toContainText('Video not found');
  expect(await kept(next)).toBe(13);

  await withFilms(next, traffic);
  await open(next, './movie/film');
  await next.getByRole('link', { name: 'Resume' }).click();
  await isPlaying(next);
  expect(await timeOf(next)).toBeGreaterThanOrEqual(12.5);
});

test('a series resumes with the next episode', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await open(page, './watch/series?type=tv');
  await isPlaying(page);
  await goTo(page, 19);
  await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).first().click();

  await open(page, './');
  const row = page.getByRole('region', { name: 'Continue Watching' });
  await expect(row.getByRole('article', { name: 'The Lamps' })).toContainText('S1 E2 · Part 2');
  await open(page, './watch/series?type=tv');
  await expect(page.getByText('S1 E2 · Part 2')).toBeVisible();
});

test('a film resumes where the viewer went in its first moment', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  // Playback reports no time yet when the viewer seeks and pauses.
  await page.addInitScript(() =>
    addEventListener(
      'playing',
      ({ target }) => {
        const video = target as HTMLVideoElement;
        setTimeout(() => {
          video.currentTime = 13;
          video.pause();
        });
      },
      { capture: true, once: true },
    ),
  );
  await open(page, './watch/film');
  await expect.poll(() => timeOf(page)).toBe(13);
  await page.getByRole('button', { name: 'Back', exact: true }).first().click();
  await open(page, './movie/film');
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
});
