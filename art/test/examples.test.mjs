import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BROKEN, CLIPS, POSTERS, TEXTS } from '../examples/folder.mjs';

const FOLDER = fileURLToPath(new URL('../../examples/films/', import.meta.url));

const streamsOf = (file) => {
  const { stdout } = spawnSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', FOLDER + file]);
  return JSON.parse(stdout.toString() || '{}').streams?.map(({ codec_name }) => codec_name) ?? [];
};
const hasProbe = !spawnSync('ffprobe', ['-version']).error;

test('the example folder matches its script, and is small', () => {
  const files = [...CLIPS.map(({ file }) => file), ...Object.keys(POSTERS), ...Object.keys(TEXTS), BROKEN];
  const bytes = files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0);
  assert.ok(bytes <= 300_000, `${bytes} bytes`);
  for (const [file, text] of Object.entries(TEXTS)) assert.equal(readFileSync(FOLDER + file, 'utf8'), text);
});

test('one film needs preparation, one cannot play, the others play', { skip: !hasProbe }, () => {
  for (const { file, isOld } of CLIPS)
    assert.deepEqual(streamsOf(file), isOld ? ['mpeg4', 'ac3'] : ['h264', 'aac'], file);
  assert.deepEqual(streamsOf(BROKEN), []);
});
