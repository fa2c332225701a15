import type { Page } from '@playwright/test';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { RECORDED, withFilms } from './support/films';
import { open } from './support/open';
import { storeBefore } from './support/storedBefore';
import { expect, signInBefore, test } from './support/test';

const SECONDS = 620;

/** Records the events of the video and the times in the controls from the first moment on. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const seen = { times: [] as string[], events: [] as string[] };
    Object.assign(window, { seen });
    for (const name of ['play', 'ended', 'durationchange', 'seeked'])
      document.addEventListener(name, () => seen.events.push(name), true);
    new MutationObserver(() => {
      const text =
        document.querySelector('[data-controls] :has(> [aria-label="Forward 10 seconds"]) ~ p')?.textContent ?? '';
      if (seen.times.at(-1) !== text) seen.times.push(text);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const shownTime = (page: Page) => page.locator('[data-controls] p', { hasText: /^\d+:\d\d/ });

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { times: string[]; events: string[] } }).seen);

const timeOf = (page: Page) => page.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

/** Expects the film to play at about this second. */
const expectToPlayAt = (page: Page, seconds: number) =>
  expect
    .poll(async () => {
      const isPaused = await page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused);
      const time = await timeOf(page);
      return !isPaused && time >= seconds && time < seconds + 8;
    })
    .toBe(true);

const stored = (page: Page) =>
  page.evaluate(() => {
    const { entries } = JSON.parse(localStorage.getItem('kinora:progress') ?? '{"entries":[]}') as {
      entries: { position: number; duration: number; watchedAt: string | null; hidden?: true }[];
    };
    return entries[0];
  });

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
  await observe(page);
});

test('a recording whose file does not state its length gets one, plays from its start, and allows seeking', async ({
  page,
  traffic,
}) => {
  await withFilms(page, traffic, RECORDED);
  await open(page, './watch/series?type=tv');
  await expectToPlayAt(page, 0);
  await expect(shownTime(page)).toContainText('/ 10:19');
  const seek = page.getByRole('slider', { name: 'Seek' });
  await expect(seek).toHaveAttribute('max', /^6(19|20)/);

  await test.step('the jump beyond the end does not count as the end', async () => {
    await expect(page).not.toHaveURL(/episode=2/);
    await expect(page.getByText('S1 E1 · Part 1')).toBeVisible();
    const { times, events } = await seen(page);
    expect(times.filter((text) => text !== '' && !/^0:\d\d( \/ 10:19)?$/.test(text))).toEqual([]);
    expect(times).toContain('0:00 / 10:19');
    expect(events).not.toContain('ended');
  });

  await test.step('the seek bar leads to any second', async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await seek.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectToPlayAt(page, SECONDS / 2 - 3);
    await expect.poll(async () => (await stored(page))?.position ?? 0).toBeGreaterThan(300);
    expect(await stored(page)).toMatchObject({ watchedAt: null });
  });

  await test.step('the end is still the end', async () => {
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/season=1&episode=2$/);
    await expectToPlayAt(page, 0);
  });
});

test('a recording resumes where it was left', async ({ page, traffic }) => {
  const title = { id: 'film', kind: 'movie', source: 'product', title: 'The Lamp', playable: true };
  const entry = { title, position: 400, duration: SECONDS, watchedAt: null, playedAt: new Date().toISOString() };
  await storeBefore(page, { 'kinora:progress': JSON.stringify({ version: 1, hasRow: true, entries: [entry] }) });
  await withFilms(page, traffic, RECORDED);
  await open(page, './watch/film');
  await expectToPlayAt(page, 399);
  await expect(shownTime(page)).toContainText('/ 10:19');
  expect((await seen(page)).events).not.toContain('ended');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  expect(await stored(page)).toMatchObject({ watchedAt: null });
  expect((await stored(page))?.position).toBeGreaterThan(398);
});

/** Records a canvas in the browser. Returns the recording in base64. */
const record = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    const drawing = setInterval(() => {
      if (context) context.fillStyle = `hsl(${performance.now() / 10} 80% 50%)`;
      context?.fillRect(0, 0, canvas.width, canvas.height);
    }, 50);
    recorder.start(500);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    recorder.stop();
    await stopped;
    clearInterval(drawing);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

test('a recording of this browser gets a length, too', EXHAUSTIVE_ONLY, async ({ page, traffic }) => {
  await open(page, './');
  const body = Buffer.from(await record(page), 'base64');
  await withFilms(page, traffic, RECORDED);
  await page.route('**/films/recorded.webm', async (route) => {
    const [, from = '0', to = ''] =
      /^bytes=(\d+)-(\d*)$/.exec((await route.request().headerValue('range')) ?? '') ?? [];
    const [first, last] = [Number(from), to ? Number(to) : body.length - 1];
    const headers = { 'Content-Range': `bytes ${first}-${last}/${body.length}`, 'Accept-Ranges': 'bytes' };
    await route.fulfill({ status: 206, contentType: 'video/webm', headers, body: body.subarray(first, last + 1) });
  });
  await open(page, './watch/series?type=tv');
  await expect(shownTime(page)).toContainText(/ 0:0[4-6]$/);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  await expect(page.getByText('S1 E1 · Part 1')).toBeVisible();
  const { times, events } = await seen(page);
  expect(times.filter((text) => text.includes('/ 0:00'))).toEqual([]);
  expect(events.slice(0, events.indexOf('play'))).not.toContain('ended');
});
