import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { VIDEO, withFilms } from './support/films';
import { open, reload } from './support/open';
import { PHONE, TABLET } from './support/screens';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page, traffic }) => {
  await signInBefore(page);
  await withFilms(page, traffic);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const read = <Value>(page: Page, look: (video: HTMLVideoElement) => Value) => page.locator('video').evaluate(look);

const isPaused = (page: Page, expected: boolean) =>
  expect.poll(() => read(page, ({ paused }) => paused)).toBe(expected);

const isAt = (page: Page, seconds: number) =>
  expect.poll(() => read(page, ({ currentTime }) => currentTime)).toBeCloseTo(seconds, 0);

const goTo = (page: Page, seconds: number) =>
  page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, seconds);

/** Opens a film, waits until it plays, and pauses it by its key. */
async function pausedFilm(page: Page, address = './watch/film') {
  await open(page, address);
  await expect.poll(() => read(page, ({ paused, currentTime }) => !paused && currentTime > 0)).toBe(true);
  await page.keyboard.press('k');
  await isPaused(page, true);
}

test('keys control the film after a press by the mouse, too, and a held key counts as one press', async ({ page }) => {
  await pausedFilm(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);

  await test.step('the space bar plays and pauses, and does not press the last button', async () => {
    await button(page, 'Full screen').click();
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press(' ');
    await isPaused(page, false);
    await page.keyboard.press(' ');
    await isPaused(page, true);
    expect(await isFull()).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(false);
  });

  await test.step('the arrows seek, and do not change the volume that was dragged', async () => {
    const slider = page.getByRole('slider', { name: 'Volume' });
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y - 40);
    await page.mouse.up();
    await goTo(page, 3);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 8);
    expect(await read(page, ({ volume }) => volume)).toBeCloseTo(0.5, 1);
  });

  await test.step('a held key repeats seeking, but not muting', async () => {
    const before = await read(page, ({ muted }) => muted);
    await page.keyboard.down('m');
    await page.keyboard.down('m');
    await page.keyboard.up('m');
    await expect.poll(() => read(page, ({ muted }) => muted)).toBe(!before);
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.up('ArrowLeft');
    await isAt(page, 0);
  });
});

test('the volume and the caption style are restored, and captions stay visible above their settings', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE, height: 844 });
  await pausedFilm(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await goTo(page, 7);
  await button(page, 'Settings').click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'English' }).check();
  const line = page.getByText('Line 2');
  await expect(line).toBeVisible();
  const shade = await line.evaluate((element) => getComputedStyle(element).backgroundColor);
  await settings.getByRole('radio', { name: 'Plate' }).check();
  await expect.poll(() => line.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(shade);
  await settings.getByRole('radio', { name: 'Large' }).check();
  for (const width of [PHONE, TABLET]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(line).toBeInViewport({ ratio: 1 });
    // The captions do not overlap the panel, and stay at their position.
    await expect(async () => {
      const [above, below] = await Promise.all([line.boundingBox(), settings.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0), `${width} wide`).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass({ timeout: 5000 });
  }

  await reload(page);
  await expect.poll(() => read(page, ({ volume }) => volume)).toBeCloseTo(0.8, 2);
  await button(page, 'Settings').click();
  await expect(settings.getByRole('radio', { name: 'Plate' })).toBeChecked();
});

test('the next episode starts when the countdown is over, unless the viewer stops it', async ({ page }) => {
  await pausedFilm(page, './watch/series?type=tv');
  const card = page.getByRole('region', { name: 'Up next' });
  await goTo(page, 19.5);
  await page.keyboard.press('k');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeHidden();
  await page.clock.install();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('S1 E1 · Part 1')).toBeVisible();
  expect(page.url()).not.toContain('episode=2');

  await open(page, './watch/series?type=tv&season=1&episode=1');
  await expect.poll(() => read(page, ({ readyState }) => readyState)).toBeGreaterThan(2);
  await goTo(page, 19.8);
  await expect(card).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL(/season=1&episode=2$/);
});

test('the settings start a film over, the list of chapters leads to a chapter, and the keys are listed', async ({
  page,
}) => {
  await pausedFilm(page);
  await goTo(page, 15);
  await button(page, 'Settings').click();
  await button(page, 'Start over').click();
  await isAt(page, 0);
  await button(page, 'Shortcuts').click();
  const keys = page.getByRole('region', { name: 'Shortcuts' });
  await expect(keys).toContainText('Shift+N, Shift+P');
  await keys.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Chapters').click();
  await page
    .getByRole('region', { name: 'Chapters' })
    .getByRole('button', { name: /The end/ })
    .click();
  await expect.poll(() => read(page, ({ currentTime }) => currentTime)).toBeGreaterThanOrEqual(12);
});

test(
  'a film with several sound tracks goes on from the same instant in another track',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    await withFilms(page, traffic, {
      ...VIDEO,
      sources: [
        { src: 'films/small.mp4', type: 'video/mp4', language: 'en' },
        { src: 'films/large.mp4', type: 'video/mp4', language: 'de' },
      ],
    });
    await pausedFilm(page);
    await goTo(page, 9);
    await button(page, 'Settings').click();
    await page.getByRole('group', { name: 'Audio' }).getByRole('radio', { name: 'German' }).check();
    await expect.poll(() => read(page, ({ currentSrc }) => currentSrc)).toMatch(/large\.mp4$/);
    await isAt(page, 9);
  },
);

test('a source that stops sending shows a notice, and is requested again', async ({ page }) => {
  let isQuiet = true;
  await page.route('**/films/small.mp4', (route) => (isQuiet ? undefined : route.fallback()));
  await page.clock.install();
  await open(page, './watch/film');
  await expect(page.locator('video')).toBeAttached();
  await page.clock.runFor(7000);
  await expect(page.getByText('Slow connection')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  isQuiet = false;
  await page.clock.runFor(2000);
  await expect.poll(() => read(page, ({ currentTime }) => currentTime)).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe seeks through the film, a tap hides the controls and shows them', EXHAUSTIVE_ONLY, async ({ page }) => {
    await pausedFilm(page);
    await goTo(page, 3);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 250 }] });
    await touch('touchStart', 60);
    for (const x of [100, 180, 260, 255]) await touch('touchMove', x);
    await touch('touchEnd');
    // A swipe of half the width seeks by half of a third of the film.
    await isAt(page, 6);

    await page.keyboard.press('k');
    await isPaused(page, false);
    const surface = page.locator('[data-idle]');
    await page.touchscreen.tap(195, 200);
    const first = await surface.getAttribute('data-idle');
    await page.touchscreen.tap(195, 200);
    await expect(surface).toHaveAttribute('data-idle', first === 'true' ? 'false' : 'true');
  });
});
