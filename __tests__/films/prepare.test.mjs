import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFfmpeg } from '../../tooling/ffmpeg.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'films-'));
const films = path.join(work, 'Films');
const site = path.join(work, 'site');

let programs;

const clip = (name, ...codecs) =>
  execFileSync(programs.ffmpeg, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=10:duration=6'],
    ...['-f', 'lavfi', '-i', 'sine=duration=6', '-f', 'lavfi', '-i', 'sine=frequency=880:duration=6'],
    ...['-map', '0:v', '-map', '1:a', ...codecs, path.join(films, name)],
  ]);

const commandOf = (args) => [
  path.join(root, 'tools/catalogue/command/catalogue.mjs'),
  films,
  '--into',
  site,
  '--yes',
  ...args,
];
const settings = () => ({
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, FFMPEG_PATH: programs.ffmpeg, FFPROBE_PATH: programs.ffprobe },
});
const catalogue = (...args) => spawnSync(process.execPath, commandOf(args), settings());

const video = (id) => JSON.parse(readFileSync(path.join(site, 'api/movie', id), 'utf8')).video;

/** Returns the codecs, the pixel format and the length of a file in the site. */
function probe(file) {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', path.join(site, file)];
  const { streams, format } = JSON.parse(execFileSync(programs.ffprobe, args, { encoding: 'utf8' }));
  return {
    codecs: streams.map(({ codec_name: name }) => name),
    pixels: streams[0].pix_fmt,
    duration: Number(format.duration),
  };
}

before(() => {
  programs = findFfmpeg();
  mkdirSync(films);
  mkdirSync(path.join(site, 'api'), { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(site, 'config.json'), '{}');
  clip('Repack (2001).mkv', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac');
  clip('Sound (2002).mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'ac3');
  clip('Encode (2003).avi', '-c:v', 'mpeg4', '-c:a', 'mp3');
  const languages = ['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=ger'];
  clip('Tongues (2004).mkv', '-map', '2:a', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', ...languages);
});

after(() => rmSync(work, { recursive: true }));

test('without --prepare the command reports the films that will not play', () => {
  const { status, stdout } = catalogue();
  assert.equal(status, 0);
  assert.match(stdout, /0 of 4 will play/);
  assert.match(stdout, /Sound \(2002\)\.mp4: its audio is AC-3; --prepare makes it playable/);
});

/** Returns the prepared films in the state of the command, each with its inode. */
function remembered() {
  const { made } = JSON.parse(readFileSync(path.join(site, 'films/catalogue-state.json'), 'utf8'));
  const files = Object.keys(made).filter((file) => /-made.*\.mp4$/.test(file));
  return new Map(files.map((file) => [file, statSync(path.join(site, file)).ino]));
}

test('a stopped run resumes, and keeps the films that it has prepared', async () => {
  // A process group of its own, because a terminal stops the command together with its ffmpeg.
  const child = spawn(process.execPath, commandOf(['--prepare']), { ...settings(), stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  while (child.exitCode === null && remembered().size === 0) await delay(20);
  process.kill(-child.pid, 'SIGINT');
  assert.deepEqual(await ended, [null, 'SIGINT'], 'it was not done yet');
  const first = remembered();
  assert.ok(first.size < 5);

  const { status, stdout } = catalogue('--prepare');
  assert.equal(status, 0);
  assert.match(stdout, /4 of 4 will play/);
  const second = remembered();
  assert.equal(second.size, 5);
  for (const [file, inode] of first) assert.equal(second.get(file), inode, file);
});

test('with --prepare every film plays everywhere, and the originals stay unchanged', () => {
  const names = ['Repack (2001).mkv', 'Sound (2002).mp4', 'Encode (2003).avi'];
  const times = () => names.map((name) => statSync(path.join(films, name)).mtimeMs);
  const before_ = times();
  const { status, stdout } = catalogue('--prepare');
  assert.equal(status, 0);
  assert.match(stdout, /4 of 4 will play/);
  for (const id of ['repack-2001', 'sound-2002', 'encode-2003']) {
    const found = probe(video(id).sources[0].src);
    assert.deepEqual(found.codecs.slice(0, 2), ['h264', 'aac']);
    assert.equal(found.pixels, 'yuv420p');
    assert.ok(Math.abs(found.duration - 6) < 0.5, String(found.duration));
  }
  assert.deepEqual(times(), before_);
});

test('a later run without --prepare keeps the prepared films, and --no-prepare removes them', () => {
  const { stdout } = catalogue();
  assert.match(stdout, /An earlier run prepared films, so this one does, too\./);
  assert.match(stdout, /4 of 4 will play/);
  assert.match(stdout, /^0 files written/m);
  assert.match(catalogue('--no-prepare').stdout, /0 of 4 will play/);
  assert.match(catalogue('--prepare').stdout, /4 of 4 will play/);
});

test('each language of several is a source', () => {
  assert.deepEqual(
    video('tongues-2004').sources.map(({ language }) => language),
    ['en', 'de'],
  );
});

test('seek previews have a sheet for their cues', () => {
  const { previews } = video('repack-2001');
  const [, sheet, width, height] = /^(.+\.jpg)#xywh=0,0,(\d+),(\d+)$/m.exec(
    readFileSync(path.join(site, previews), 'utf8'),
  );
  assert.deepEqual([width, height], ['320', '180']);
  assert.ok(statSync(path.join(site, path.dirname(previews), sheet)).size > 500);
});

test('--hls adds one list of qualities that is as long as the film', () => {
  assert.equal(catalogue('--hls').status, 0);
  const [{ src, type }] = video('repack-2001').sources;
  assert.equal(type, 'application/vnd.apple.mpegurl');
  const master = readFileSync(path.join(site, src), 'utf8');
  assert.deepEqual(
    [...master.matchAll(/RESOLUTION=\d+x(\d+)/g)].map(([, height]) => height),
    ['480', '720'],
  );
  assert.ok(Math.abs(probe(src).duration - 6) < 0.5);
});

test('a second run writes nothing', () => {
  assert.match(catalogue('--hls').stdout, /^0 files written/m);
});
