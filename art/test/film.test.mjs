import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FILM_SIZES } from '../budgets.mjs';
import { CAPTIONS } from '../film/captions.mjs';
import { createFrame, lay } from '../film/compose.mjs';
import { CUES } from '../film/cues.mjs';
import { FILM } from '../film/film.mjs';
import { allNotes, pitch } from '../film/sound/notes.mjs';
import { openStage } from '../film/stage.mjs';
import { CHAPTERS, CREDITS, INTRO, SHOTS } from '../film/storyboard.mjs';
import { video } from '../film/video.mjs';

const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const own = (file) => readFile(pathOf(`static/art/films/${FILM.name}/${file}`), 'utf8');
const mean = (bytes) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;

const shot = await openStage(160);

test('every instant has a shot, and none has more than two', () => {
  for (let n = 0; n < FILM.seconds * FILM.fps; n += 1) {
    const T = n / FILM.fps;
    const now = SHOTS.filter(({ start, end }) => T >= start && T < end);
    assert.ok(now.length === 1 || now.length === 2, `${now.length} shots at ${T}`);
  }
});

test('the film fades in from black and out to black', async () => {
  assert.ok(mean(await shot(0)) < 2);
  assert.ok(mean(await shot(FILM.seconds - 1 / FILM.fps)) < 2);
  assert.ok(mean(await shot(67)) > 30);
});

test('the moon goes out and is lit again', async () => {
  const before = mean(await shot(CUES.moonOut - 0.3));
  const after = mean(await shot(CUES.moonOut + 0.6));
  assert.ok(after < before / 2, `${before} to ${after}`);
  const dark = mean(await shot(CUES.moonLit - 0.1));
  const lit = mean(await shot(CUES.moonLit + 1.6));
  assert.ok(lit > dark * 2, `${dark} to ${lit}`);
});

test('a frame is the same whenever it is drawn', async () => {
  const first = await (await openStage(160))(42);
  await shot(12);
  assert.deepEqual(await shot(42), first);
});

test('every chapter, note, caption and mark lies within the film, in its order', () => {
  const within = (from, to) => assert.ok(from >= 0 && from < to && to <= FILM.seconds, `${from} to ${to}`);
  assert.ok(CHAPTERS.length >= 4 && CHAPTERS.length <= 6);
  CHAPTERS.forEach(({ start }, i) => within(start, CHAPTERS[i + 1]?.start ?? FILM.seconds));
  CAPTIONS.forEach(({ from, to }, i) => {
    within(from, to);
    assert.ok(to <= (CAPTIONS[i + 1]?.from ?? FILM.seconds));
  });
  within(INTRO.start, INTRO.end);
  within(CREDITS, FILM.seconds);
  for (const { at, length } of allNotes()) within(at, at + length);
});

test('every line of the story is in both languages', () => {
  for (const { en, de } of CAPTIONS) assert.equal(en === undefined, de === undefined);
});

test('a pitch matches the name of its note', () => {
  assert.equal(pitch('A4'), 440);
  assert.equal(pitch('A5'), 880);
  assert.ok(Math.abs(pitch('C#4') - 277.18) < 0.01);
});

test('a layer is placed by its matrix, over the frame or as light', () => {
  const dot = { width: 3, height: 3, data: new Uint8Array(36).fill(200) };
  const below = createFrame(4, 4);
  below.data.fill(100);
  lay(below, dot, [1, 0, 0, 1, 1, 1]);
  assert.equal(below.data[0], 100);
  assert.ok(Math.abs(below.data[(4 + 1) * 3] - (100 * 55) / 255 - 200) < 0.01);
  const lit = createFrame(4, 4);
  lit.data.fill(100);
  lay(lit, dot, [1, 0, 0, 1, 1, 1], { blend: 'screen', gain: 0.5 });
  assert.ok(Math.abs(lit.data[(4 + 1) * 3] - 100 - 100 * (155 / 255)) < 0.01);
});

test('the record describes the film as it was made', async () => {
  const records = JSON.parse(await readFile(pathOf('src/api/samples/data/originals.json'), 'utf8'));
  const { sources, ...more } = records.find(({ title }) => title === FILM.title).video;
  assert.deepEqual({ sources, ...more }, JSON.parse(JSON.stringify(video())));
  assert.equal(sources.length, FILM_SIZES.length);
});

test('the captions match the storyboard, and each preview is a piece of the sheet', async () => {
  const english = await own('en.vtt');
  for (const { en, sound } of CAPTIONS) for (const line of [en, sound]) assert.ok(english.includes(line ?? 'WEBVTT'));
  const german = await own('de.vtt');
  for (const { de, sound } of CAPTIONS) {
    assert.ok(german.includes(de ?? 'WEBVTT'));
    assert.ok(!sound || !german.includes(sound));
  }
  const pieces = [...(await own('previews.vtt')).matchAll(/previews\.jpg#xywh=(\d+),(\d+),(\d+),(\d+)/g)];
  assert.equal(pieces.length, FILM.seconds / 2);
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(pathOf(`static/art/films/${FILM.name}/previews.jpg`)).metadata();
  for (const [, x, y, w, h] of pieces.map((piece) => piece.map(Number))) assert.ok(x + w <= width && y + h <= height);
});

const probe = (file) =>
  spawnSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', file], { encoding: 'utf8' });

for (const { height } of FILM_SIZES) {
  const file = pathOf(`static/art/films/${FILM.name}/${height}.mp4`);

  test(`${height}.mp4 starts with its index`, async () => {
    const head = (await readFile(file)).subarray(0, 200_000).toString('latin1');
    assert.ok(head.indexOf('moov') > 0 && head.indexOf('moov') < head.indexOf('mdat'));
  });

  test(`${height}.mp4 plays in every browser`, { skip: probe(file).error && 'there is no ffprobe' }, () => {
    const { streams, format } = JSON.parse(probe(file).stdout);
    const picture = streams.find(({ codec_type }) => codec_type === 'video');
    const sound = streams.find(({ codec_type }) => codec_type === 'audio');
    assert.deepEqual([picture.codec_name, picture.pix_fmt, picture.height], ['h264', 'yuv420p', height]);
    assert.deepEqual([sound.codec_name, sound.profile, sound.channels], ['aac', 'LC', 2]);
    assert.ok(Math.abs(Number(format.duration) - FILM.seconds) < 0.1);
  });
}
