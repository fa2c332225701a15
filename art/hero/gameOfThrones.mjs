import { dragon, mouthOf } from './dragon.mjs';
import { fireBreath, puffs } from './fireBreath.mjs';
import { banners, farHost, nearHost } from './host.mjs';
import { keep } from './keep.mjs';
import { fog, glow, skyGradient, vignette } from './light.mjs';
import { starField, mountains, strata } from './land.mjs';
import { breath, flicker } from './loop.mjs';
import { embers, particles } from './particles.mjs';
import { peaks } from './peaks.mjs';

/**
 * Draws a winter night: a dragon comes down over the mountains and sets the keep on fire in front of a waiting army.
 */
export function gameOfThrones(v, random) {
  const [cx, cy, k] = [v.fx, v.fy, v.k];
  const flight = [cx - 345 * k, cy - 168 * k, 1.04 * k];
  const fire = [cx + 188 * k, v.ground - 205 * k];
  const flame = puffs(random, 190);
  const [sparks, flakes] = [particles(v, random, 70), particles(v, random, 150)];
  return [
    {
      name: 'sky',
      depth: 0,
      art:
        skyGradient(v, 'sky', [
          [0, '#070d18'],
          [0.3, '#10243a'],
          [0.52, '#2a4a63'],
          [0.68, '#5d6a78'],
          [0.8, '#8a6f6a'],
          [1, '#8a5a45'],
        ]) + starField(v, random, 150, '#dfeaf2', v.h * 0.4),
    },
    {
      name: 'winter',
      depth: 0,
      blend: 'screen',
      art: glow('cold', cx - 220 * k, cy - 60 * k, 620 * k, '#4d7f9e', 0.6),
    },
    {
      name: 'clouds',
      depth: 0.16,
      art: strata(v, random, {
        y: cy - 170 * k,
        spread: 190 * k,
        count: 15,
        width: 320 * k,
        dark: '#16283a',
        light: '#7d5a58',
        opacity: 0.7,
      }),
    },
    {
      name: 'peaks',
      depth: 0.24,
      art:
        peaks(v, random, {
          y: v.ground - 90 * k,
          height: v.w * 0.25,
          count: Math.round(v.w / 190),
          cold: ['#6f92aa', '#22394d', '#e6f0f4'],
          warm: ['#7b4a40', '#2a1c26', '#e7a274'],
        }) + fog(v, 'fog1', v.ground - 260 * k, v.ground - 10, '#5b4f5c', 0.8),
    },
    {
      name: 'midMountains',
      depth: 0.42,
      art:
        mountains(v, random, { y: v.ground - 46 * k, height: 170 * k, paint: '#2b2a35', count: 65, roughness: 0.6 }) +
        fog(v, 'fog2', v.ground - 130 * k, v.ground + 30, '#6b4a44', 0.6),
    },
    {
      name: 'fire',
      depth: 0.46,
      blend: 'screen',
      gain: (t) => breath(t, 0.22, 5),
      art:
        glow('fire', ...fire, 620 * k, '#ff5a1e', 0.9) +
        glow('fireCore', fire[0] - 20 * k, fire[1] - 10 * k, 260 * k, '#ffb050', 0.9),
    },
    { name: 'keep', depth: 0.58, art: keep(cx + 208 * k, v.ground + 26, k) },
    { name: 'breath', depth: 0.58, move: (t) => fireBreath(flame, mouthOf(...flight, t), fire, k, t) },
    { name: 'dragon', depth: 0.58, move: (t) => dragon(...flight, t) },
    {
      name: 'flare',
      depth: 0.58,
      blend: 'screen',
      gain: (t) => flicker(t, [0.16, 0.3, 0.47, 0.71, 0.85], 0.5, 0.03),
      art:
        glow('flare', ...mouthOf(...flight, 0), 150 * k, '#ffb35a', 0.7) +
        glow('blaze', ...fire, 210 * k, '#ff8a3a', 0.6),
    },
    {
      name: 'hills',
      depth: 0.68,
      art:
        fog(v, 'fog3', v.ground - 60, v.ground + 110, '#7a4630', 0.62) +
        mountains(v, random, { y: v.ground + 74 * k, height: 46 * k, paint: '#4a3330', count: 17, smooth: true }),
    },
    { name: 'farHost', depth: 0.76, art: farHost(v, random) },
    { name: 'banners', depth: 0.86, move: (t) => banners(v, t) },
    { name: 'nearHost', depth: 0.92, art: nearHost(v, random) },
    {
      name: 'snow',
      depth: 0.96,
      move: (t) => embers(flakes, t, { color: '#dbe8ef', low: 0.8, high: 3, rise: -v.h - 60, base: -20, sway: 34 }),
    },
    {
      name: 'embers',
      depth: 1,
      move: (t) => embers(sparks, t, { color: '#ffb765', low: 0.9, high: 2.8, rise: v.h * 0.8, base: v.h + 20 }),
    },
    { name: 'vignette', depth: 0, art: vignette(v, '#0a0a12') },
  ];
}
