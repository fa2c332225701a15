import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../e2e/support/startServer';
import { expect, test } from './test';

const ROOT = path.join(__dirname, '../..');
const BUNDLE = path.join(ROOT, 'dist');

/** Common containers and codecs. The catalogue command publishes some of them unchanged and encodes the others. */
const FILMS = {
  'Aac (2001).mp4': ['-c:v', 'libx264', '-c:a', 'aac'],
  'Mp3 (2002).mp4': ['-c:v', 'libx264', '-c:a', 'libmp3lame'],
  'Mp3 (2003).mkv': ['-c:v', 'libx264', '-c:a', 'libmp3lame'],
  'Mp3 (2004).avi': ['-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
  'Dolby (2005).mp4': ['-c:v', 'libx264', '-c:a', 'ac3'],
  'Opus (2006).mp4': ['-c:v', 'libx264', '-c:a', 'libopus'],
  'Opus (2007).webm': ['-c:v', 'libvpx-vp9', '-c:a', 'libopus'],
  'Vorbis (2008).webm': ['-c:v', 'libvpx', '-c:a', 'libvorbis'],
  'Flac (2009).mkv': ['-c:v', 'libx264', '-c:a', 'flac'],
};

interface Film {
  title: string;
  video: { sources: { src: string }[] };
}

const work = mkdtempSync(path.join(os.tmpdir(), 'sound-'));
const folder = path.join(work, 'Films');
const site = path.join(work, 'site');

let stop: () => void = () => undefined;
let home = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  mkdirSync(folder);
  for (const [name, codecs] of Object.entries(FILMS))
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=10:duration=4'],
      ...['-f', 'lavfi', '-i', 'sine=duration=4', '-pix_fmt', 'yuv420p', ...codecs, path.join(folder, name)],
    ]);
  cpSync(BUNDLE, site, { recursive: true });
  execFileSync(
    process.execPath,
    ['tools/catalogue/command/catalogue.mjs', folder, '--into', site, '--yes', '--prepare'],
    {
      cwd: ROOT,
    },
  );
  const server = await startServer(['__tests__/browsers/serve.mjs'], { SITE_FOLDER: site });
  stop = server.stop;
  home = `http://localhost:${server.port}/kinora/`;
});

test.afterAll(() => {
  stop();
  rmSync(work, { recursive: true });
});

/** Returns the highest sample of a file's sound as the browser decodes it, from 0 to 1. */
const loudness = async (address: string) => {
  const bytes = await (await fetch(address)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
  return sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
};

/** Returns the position of the player's film in seconds, and the error of its element. */
const playing = () => {
  const video = document.querySelector('video');
  return { time: video?.currentTime ?? 0, error: video?.error?.message };
};

test('every film of a prepared folder plays, with a sound that the browser decodes', async ({ tab }) => {
  test.setTimeout(300_000);
  const films = readdirSync(path.join(site, 'api/movie'))
    .filter((name) => /-\d{4}$/.test(name))
    .map((id) => ({ id, ...(JSON.parse(readFileSync(path.join(site, 'api/movie', id), 'utf8')) as Film) }));
  expect(films).toHaveLength(Object.keys(FILMS).length);
  for (const { id, video } of films)
    await test.step(id, async () => {
      await tab.open(`${home}movie/${id}`);
      await tab.click(['link', 'Play']);
      await expect.poll(async () => (await tab.run(playing)).time, { message: `${id} plays` }).toBeGreaterThan(0.2);
      expect((await tab.run(playing)).error ?? null).toBeNull();
      const [source] = video.sources;
      expect(await tab.run(loudness, new URL(source?.src ?? '', home).href)).toBeGreaterThan(0.05);
    });
});
