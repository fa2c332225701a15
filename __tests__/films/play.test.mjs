import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium, expect } from '@playwright/test';
import { signIn } from '../../tools/bench/browser/signIn.mjs';
import { BASE, bundleHandler, DIST } from '../../tools/serve/bundle.mjs';
import { findChromium } from '../../tooling/chromium.mjs';
import { findFfmpeg } from '../../tooling/ffmpeg.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'films-play-'));
/** Two folders of films, each with its site. One is prepared in several qualities, the other has the films as found. */
const STREAMS = path.join(work, 'Streams');
const FILES = path.join(work, 'Files');
const siteOf = (films) => `${films}-site`;

const SRT = '1\n00:00:01,000 --> 00:00:05,000\nThe lamp is lit.\n';

let browser;
/** The running servers by folder of films. */
const servers = new Map();
/** While it is set, responses of the long film stop after `bytes` bytes. The functions in `waiting` send the rest. */
let held = null;

function clip({ ffmpeg }, file, seconds, ...options) {
  mkdirSync(path.dirname(file), { recursive: true });
  execFileSync(ffmpeg, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=12:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=duration=${seconds}`, '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-movflags', '+faststart', ...options, file],
  ]);
}

/** Sends the start of a range, and the rest on release, as a stalled connection does. */
function answerSlowly(request, response, file) {
  const { size } = statSync(file);
  const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(206, {
    'Content-Type': 'video/mp4',
    'Accept-Ranges': 'bytes',
    'Content-Range': `bytes ${start}-${size - 1}/${size}`,
    'Content-Length': size - start,
  });
  const enough = Math.max(Math.min(held.bytes, size), start);
  response.write(readFileSync(file).subarray(start, enough));
  held.waiting.push(() => createReadStream(file, { start: enough }).pipe(response));
}

function makeSite(programs, films, ...args) {
  const site = siteOf(films);
  cpSync(DIST, site, { recursive: true });
  execFileSync(
    process.execPath,
    [path.join(root, 'tools/catalogue/command/catalogue.mjs'), films, '--into', site, '--yes', ...args],
    {
      cwd: root,
      env: { ...process.env, FFMPEG_PATH: programs.ffmpeg, FFPROBE_PATH: programs.ffprobe },
    },
  );
}

async function serve(films) {
  const bundle = bundleHandler(siteOf(films));
  const server = createServer((request, response) => {
    const isHeld = held && request.url.startsWith(`${BASE}/films/long-line-2003/`) && request.url.endsWith('.mp4');
    if (isHeld) answerSlowly(request, response, path.join(FILES, 'Long Line (2003).mp4'));
    else bundle(request, response);
  });
  servers.set(films, server);
  await new Promise((listening) => server.listen(0, listening));
}

before(async () => {
  const programs = findFfmpeg();
  clip(programs, path.join(STREAMS, 'The Lamp (2001)/The Lamp (2001).mp4'), 12);
  writeFileSync(path.join(STREAMS, 'The Lamp (2001)/The Lamp (2001).en.srt'), SRT);
  makeSite(programs, STREAMS, '--hls');
  for (const number of [1, 2])
    clip(programs, path.join(FILES, `Low Tide (2024)/Season 01/Low Tide S01E0${number}.mp4`), 3);
  // The bit rate is so high that the film cannot load completely before the connection stalls.
  const much = ['-b:v', '2M', '-minrate', '2M', '-maxrate', '2M', '-bufsize', '1M'];
  clip(programs, path.join(FILES, 'Long Line (2003).mp4'), 40, ...much);
  makeSite(programs, FILES);
  for (const films of [STREAMS, FILES]) await serve(films);
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
});

after(async () => {
  await browser?.close();
  for (const server of servers.values()) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(work, { recursive: true, force: true });
});

/** Opens an address below the site as a signed-in viewer. Returns the page and the errors that it reports. */
async function openAt(films, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page);
  await page.goto(`http://localhost:${servers.get(films).address().port}${BASE}/${address}`);
  return { page, faults, close: () => context.close() };
}

const read = (page, look) => page.locator('video').evaluate(look);
const plays = (page) => expect.poll(() => read(page, (video) => !video.paused && video.currentTime > 0.2)).toBe(true);

test('the playlists of the command play in each quality, with the subtitles beside the film', async () => {
  const { page, faults, close } = await openAt(STREAMS, 'watch/the-lamp-2001?from=product');
  await plays(page);
  assert.match(await read(page, (video) => video.currentSrc), /^blob:/, 'by hls.js');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('radio', { name: '480p' }).check();
  await expect.poll(() => read(page, (video) => video.videoHeight)).toBe(480);
  await settings.getByRole('radio', { name: 'English' }).check();
  await read(page, (video) => (video.currentTime = 2));
  await expect(page.getByText('The lamp is lit.')).toBeVisible();
  await read(page, (video) => (video.currentTime = 9));
  await expect.poll(() => read(page, (video) => !video.seeking && video.currentTime >= 9)).toBe(true);
  assert.deepEqual(faults, []);
  await close();
});

test('the next episode follows an episode', async () => {
  const { page, faults, close } = await openAt(FILES, 'watch/low-tide-2024?type=tv&from=product');
  await plays(page);
  await page.getByRole('region', { name: 'Up next' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/season=1&episode=2$/);
  await plays(page);
  assert.deepEqual(faults, []);
  await close();
});

test('a stalled connection shows a notice, and the film resumes where it was', async () => {
  held = { bytes: 2_000_000, waiting: [] };
  const { page, faults, close } = await openAt(FILES, 'watch/long-line-2003?from=product');
  await plays(page);
  await expect(page.getByText('Slow connection')).toBeVisible({ timeout: 40_000 });
  const stoppedAt = await read(page, (video) => video.currentTime);
  const { waiting } = held;
  held = null;
  for (const goOn of waiting) goOn();
  await expect
    .poll(() => read(page, (video) => video.currentTime), { timeout: 40_000 })
    .toBeGreaterThan(stoppedAt + 0.5);
  await expect(page.getByText('Slow connection')).toBeHidden();
  assert.deepEqual(faults, []);
  await close();
});
