import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { answerFilm, STREAM, VIDEO, withFilms } from './support/films';
import { open, reload } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Returns checks of the video of a page. */
function filmOf(page: Page) {
  const video = page.locator('video');
  const read = <Value>(look: (video: HTMLVideoElement) => Value) => video.evaluate(look);
  return {
    video,
    time: () => read(({ currentTime }) => currentTime),
    plays: () => expect.poll(() => read(({ paused, currentTime }) => !paused && currentTime > 0)).toBe(true),
    isPaused: () => expect.poll(() => read(({ paused }) => paused)).toBe(true),
    isAt: (seconds: number) => expect.poll(() => read(({ currentTime }) => currentTime)).toBeCloseTo(seconds, 0),
    goTo: (seconds: number) =>
      video.evaluate((element: HTMLVideoElement, to) => {
        element.currentTime = to;
      }, seconds),
    rate: () => read(({ playbackRate }) => playbackRate),
  };
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

test('a film fills the whole window, and its controls work', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await open(page, './watch/film');
  const film = filmOf(page);
  await film.plays();
  await expect(page).toHaveTitle('Watch The Lamp · Kinora');
  await expect(page.getByRole('dialog', { name: 'The Lamp' })).toBeVisible();
  await button(page, 'Pause').click();
  await film.isPaused();

  await film.goTo(2);
  await button(page, 'Forward 10 seconds').click();
  await film.isAt(12);
  await expect(page.getByRole('slider', { name: 'Seek' })).toHaveAttribute(
    'aria-valuetext',
    '12 seconds of 20 seconds',
  );
  await film.goTo(2);
  await button(page, 'Skip intro').click();
  await film.isAt(6);

  await test.step('the bar shows a preview at the pointer, and a press seeks there', async () => {
    const bar = page.getByRole('slider', { name: 'Seek' });
    const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.75, y + height / 2);
    await expect(page.getByText('0:15 · The end')).toBeVisible();
    await expect(page.locator('img[src$="previews.jpg"]')).toBeVisible();
    await page.mouse.click(x + width * 0.75, y + height / 2);
    await film.isAt(15);
  });
});

test('captions and speed can be changed, and are restored with the next film', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await open(page, './watch/film');
  const film = filmOf(page);
  await film.plays();
  await button(page, 'Pause').click();
  await film.goTo(7);
  await button(page, 'Settings').click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'German' }).check();
  await expect(page.getByText('Zeile 2')).toBeVisible();
  await settings.getByRole('radio', { name: 'Large' }).check();
  await settings.getByRole('radio', { name: '1.5×' }).check();
  expect(await film.rate()).toBe(1.5);
  await settings.getByRole('radio', { name: '180p' }).check();
  await expect.poll(() => film.video.evaluate(({ videoHeight }: HTMLVideoElement) => videoHeight)).toBe(180);
  await film.isAt(7);
  await button(settings, 'Close').click();

  await reload(page);
  await film.plays();
  expect(await film.rate()).toBe(1.5);
  await film.goTo(7);
  await expect(page.getByText('Zeile 2')).toBeVisible();
});

test('the next episode is offered at the end, and plays on a press or a key', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await open(page, './watch/series?type=tv');
  const film = filmOf(page);
  await film.plays();
  await expect(page.getByText('S1 E1 · Part 1')).toBeVisible();
  await film.goTo(19.8);
  const card = page.getByRole('region', { name: 'Up next' });
  await expect(card).toContainText('S1 E2 · Part 2');
  await button(card, 'Play now').click();
  await expect(page).toHaveURL(/season=1&episode=2$/);
  await expect(page.getByText('S1 E2 · Part 2')).toBeVisible();
  await film.plays();
  await page.keyboard.press('Shift+P');
  await expect(page).toHaveURL(/episode=1$/);
});

test('every control works by keyboard alone, wherever the focus is', async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await open(page, './watch/film');
  const film = filmOf(page);
  await film.plays();
  const press = (key: string) => page.keyboard.press(key);
  await press('k');
  await film.isPaused();
  await press('1');
  await film.isAt(2);
  await press('l');
  await film.isAt(12);
  await press('ArrowLeft');
  await film.isAt(7);
  await press('PageDown');
  await film.isAt(12);
  await press('Home');
  await film.isAt(0);
  await press('m');
  await expect(button(page, 'Unmute')).toBeVisible();
  await press('>');
  await expect.poll(film.rate).toBe(1.25);
  await press('9');
  await press('c');
  await expect(page.getByText('Line 4')).toBeVisible();
  await press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await press('f');
  await press('?');
  await expect(page.getByRole('region', { name: 'Shortcuts' })).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('region', { name: 'Shortcuts' })).toBeHidden();

  await test.step('space presses a button that has the focus', async () => {
    await button(page, 'Mute').or(button(page, 'Unmute')).focus();
    await press(' ');
    await expect(button(page, 'Mute')).toBeVisible();
    await film.isPaused();
  });

  await test.step('the player has no accessibility violation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, 'Settings').click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('dialog').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
  });
});

test('a missing source is replaced by the next one, and the last one shows an error', async ({ page, traffic }) => {
  await withFilms(page, traffic, {
    sources: [
      { src: 'films/gone.mp4', type: 'video/mp4' },
      { src: 'films/small.mp4', type: 'video/mp4' },
    ],
  });
  await open(page, './watch/film');
  const film = filmOf(page);
  await film.plays();
  expect(await film.video.getAttribute('src')).toMatch(/small\.mp4$/);

  await withFilms(page, traffic, { sources: [{ src: 'films/gone.mp4' }] });
  await reload(page);
  await expect(page.getByRole('alert')).toContainText('Video not found');
  await page.route('**/films/gone.mp4', (route) =>
    route.fallback({ url: route.request().url().replace('gone', 'small') }),
  );
  await button(page, 'Try Again').click();
  await film.plays();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a source with a wrong type is replaced, too', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  await withFilms(page, traffic, {
    sources: [
      { src: 'films/previews.jpg', type: 'video/mp4' },
      { src: 'films/small.mp4', type: 'video/mp4' },
    ],
  });
  await open(page, './watch/film');
  await filmOf(page).plays();
  await withFilms(page, traffic, { sources: [{ src: 'films/previews.jpg', type: 'video/mp4' }] });
  await reload(page);
  await expect(page.getByRole('alert')).toContainText('This browser can’t play the video');
});

test(
  'the player waits for a lost connection, and the film resumes where it was',
  EXHAUSTIVE_ONLY,
  async ({ page, traffic }) => {
    await withFilms(page, traffic);
    let isGone = false;
    await page.route('**/films/*.mp4', (route) => (isGone ? route.abort('connectionfailed') : route.fallback()));
    traffic.allow(/films/);
    await open(page, './watch/film');
    const film = filmOf(page);
    await film.plays();
    await film.goTo(9);
    await film.isAt(9);
    isGone = true;
    // Simulates the end of the network: the other quality cannot load.
    await button(page, 'Settings').click();
    await page.getByRole('radio', { name: '180p' }).check();
    await expect(page.getByRole('alert')).toContainText('Connection lost');
    isGone = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await film.plays();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await film.time()).toBeGreaterThan(8);
  },
);

test('a stream plays in each of its qualities', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  await withFilms(page, traffic, STREAM);
  await open(page, './watch/film');
  const film = filmOf(page);
  await film.plays();
  await button(page, 'Settings').click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('radio', { name: '180p' }).check();
  await expect.poll(() => film.video.evaluate(({ videoHeight }: HTMLVideoElement) => videoHeight)).toBe(180);
  await film.goTo(15);
  await film.isAt(16);
});

test('a server without ranges shows that seeking does not work', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  await withFilms(page, traffic);
  await page.route('**/films/*.mp4', (route) => answerFilm(route, { ranges: false }));
  await open(page, './watch/film');
  await filmOf(page).plays();
  await expect(page.getByText('Seeking isn’t available')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('two taps seek, one tap shows the controls', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
    await withFilms(page, traffic);
    await open(page, './watch/film');
    const film = filmOf(page);
    await film.plays();
    await button(page, 'Pause').tap();
    await film.isPaused();
    await film.goTo(3);
    await page.touchscreen.tap(350, 250);
    await page.touchscreen.tap(350, 250);
    await film.isAt(13);
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
  [834, 1112],
  [1440, 900],
] as const) {
  test(`no button covers another at ${width} x ${height}`, EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
    await page.setViewportSize({ width, height });
    await withFilms(page, traffic, VIDEO);
    await open(page, './watch/series?type=tv');
    await filmOf(page).plays();
    await page.keyboard.press('k');
    const boxes = await page
      .locator('dialog button')
      .evaluateAll((found) =>
        found
          .map((element) => element.getBoundingClientRect())
          .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
      );
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(index + 1)) {
        const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        expect(isOver).toBe(false);
      }
    }
  });
}
