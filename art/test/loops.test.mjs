import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowOf } from '../clips/camera.mjs';
import { frameStep } from '../clips/seam.mjs';
import { loudness } from '../clips/loudness.mjs';
import { soundOf, TARGET } from '../clips/sound.mjs';
import { SOUNDS } from '../clips/sounds.mjs';
import { heroLayers } from '../hero/heroSvg.mjs';
import { SLIDES } from '../hero/slides.mjs';
import { VIEWS } from '../hero/views.mjs';

const layerAt = (slide, t, name) => heroLayers(slide, 'wide', t).find((layer) => layer.name === name);

for (const slide of SLIDES) {
  const layers = heroLayers(slide);
  const moving = layers.filter(({ moves }) => moves);

  test(`${slide.slug} has at least two moving layers, which differ half way round`, () => {
    assert.ok(moving.length >= 2);
    const halfWay = moving.filter(({ name, art }) => layerAt(slide, 0.5, name).art !== art);
    assert.ok(halfWay.length >= 2);
  });

  for (const { name, art } of moving) {
    test(`${slide.slug}: ${name} ends as it began, and moves between`, () => {
      assert.equal(layerAt(slide, 1, name).art, art);
      assert.notEqual(layerAt(slide, 0.3, name).art, art);
    });
  }

  for (const { name, gain } of layers.filter((layer) => layer.gain)) {
    test(`${slide.slug}: the light of ${name} is full at the still, and again at the end`, () => {
      assert.ok(Math.abs(gain(0) - 1) < 1e-6);
      assert.ok(Math.abs(gain(1) - 1) < 1e-6);
      assert.ok(Math.min(...Array.from({ length: 96 }, (_, i) => gain(i / 96))) < 0.95);
    });
  }

  test(`${slide.slug}: layers that do not move are the same at any phase`, () => {
    const still = (t) =>
      heroLayers(slide, 'wide', t)
        .filter(({ moves }) => !moves)
        .map(({ name, art }) => [name, art]);
    assert.deepEqual(still(0.37), still(0));
  });

  test(`${slide.slug}: the camera stays within the drawing`, () => {
    const { w, h, bleed } = VIEWS.wide;
    for (const { depth } of layers) {
      for (let t = 0; t < 1; t += 0.05) {
        const seen = windowOf(VIEWS.wide, depth, t);
        assert.ok(seen.x >= -bleed && seen.y >= -bleed && seen.x + seen.w <= w + bleed && seen.y + seen.h <= h + bleed);
      }
    }
  });
}

test('the camera begins and ends with the framing of the still', () => {
  const { w, h } = VIEWS.wide;
  for (const t of [0, 1]) {
    const seen = windowOf(VIEWS.wide, 1, t);
    for (const [key, value] of Object.entries({ x: 0, y: 0, w, h })) assert.ok(Math.abs(seen[key] - value) < 1e-9, key);
  }
  assert.ok(Math.abs(windowOf(VIEWS.wide, 1, 0.25).x) > 5);
});

test('a step between frames is their mean difference', () => {
  assert.equal(frameStep(Uint8Array.of(0, 10, 20, 30), Uint8Array.of(0, 14, 20, 22)), 3);
});

test('every slide has its sound', () => {
  assert.deepEqual(Object.keys(SOUNDS).sort(), SLIDES.map(({ slug }) => slug).sort());
});

for (const slug of Object.keys(SOUNDS)) {
  test(`the sound of ${slug} is quiet and has no seam`, () => {
    const channels = soundOf(slug);
    assert.ok(Math.abs(loudness(channels) - TARGET.loudness) < 0.1);
    for (const samples of channels) {
      let steepest = 0;
      for (let i = 1; i < samples.length; i += 1) steepest = Math.max(steepest, Math.abs(samples[i] - samples[i - 1]));
      assert.ok(Math.abs(samples[0] - samples.at(-1)) <= steepest);
    }
  });
}
