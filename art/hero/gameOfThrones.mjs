import { circle } from '../lib/svg.mjs';
import { dragon } from './dragon.mjs';
import { banners, farHost, nearHost } from './host.mjs';
import { keep } from './keep.mjs';
import { beam, fog, glow, skyGradient, vignette } from './light.mjs';
import { starField, mountains, strata } from './land.mjs';
import { breath } from './loop.mjs';
import { particles, embers } from './particles.mjs';
import { peaks } from './peaks.mjs';

/** A keep on its crag between winter and fire, a dragon before the sun, a host with spears below. */
export function gameOfThrones(v, random) {
  const [cx, cy, k] = [v.fx, v.fy, v.k];
  const sun = [cx - 78 * k, cy - 30 * k];
  const fire = [cx + 176 * k, v.ground - 54 * k];
  const sparks = particles(v, random, 90);
  return [
    {
      name: 'sky',
      depth: 0,
      art:
        skyGradient(v, 'sky', [
          [0, '#0b1a26'],
          [0.26, '#1f3f50'],
          [0.46, '#7d6a66'],
          [0.6, '#e0894a'],
          [0.74, '#ffc070'],
          [1, '#ffd28a'],
        ]) + starField(v, random, 110, '#e9efe6', v.h * 0.25),
    },
    {
      name: 'winter',
      depth: 0,
      blend: 'screen',
      art: glow('cold', -40, v.ground - 220 * k, 720 * k, '#3f6d86', 0.5),
    },
    {
      name: 'sunGlow',
      depth: 0.1,
      blend: 'screen',
      gain: (t) => breath(t, 0.16, 2),
      art:
        glow('sunGlow', ...sun, 640 * k, '#ff9c48', 0.85) +
        [-1.15, -0.75, -0.2, 0.3, 0.85, 1.2]
          .map((a, i) =>
            beam(
              `ray${i}`,
              sun,
              [sun[0] + Math.sin(a) * 900 * k, sun[1] - Math.cos(a) * 640 * k],
              30 * k,
              74 * k,
              '#ffbf73',
              0.2,
            ),
          )
          .join(''),
    },
    {
      name: 'sun',
      depth: 0.1,
      art:
        circle(...sun, 226 * k, '#ffdf9f') +
        circle(...sun, 216 * k, '#fff3d2', { filter: 'url(#softer)', opacity: 0.8 }),
    },
    {
      name: 'clouds',
      depth: 0.16,
      art: strata(v, random, {
        y: cy - 120 * k,
        spread: 200 * k,
        count: 13,
        width: 300 * k,
        dark: '#2a3d4e',
        light: '#ff9f5c',
        opacity: 0.62,
      }),
    },
    { name: 'dragon', depth: 0.24, move: (t) => dragon(sun[0] - 2 * k, sun[1] + 44 * k, 0.94 * k, t) },
    {
      name: 'peaks',
      depth: 0.3,
      art:
        peaks(v, random, {
          y: v.ground - 120 * k,
          height: v.w * 0.2,
          count: Math.round(v.w / 178),
          cold: ['#8aa7b8', '#3f5f74', '#eef4f2'],
          warm: ['#8a5540', '#4a2a28', '#e09a62'],
        }) + fog(v, 'fog1', v.ground - 250 * k, v.ground - 10, '#f0a35a', 0.7),
    },
    {
      name: 'midMountains',
      depth: 0.42,
      art:
        mountains(v, random, { y: v.ground - 46 * k, height: 170 * k, paint: '#4a3c3c', count: 65, roughness: 0.6 }) +
        fog(v, 'fog2', v.ground - 130 * k, v.ground + 30, '#d98747', 0.62),
    },
    {
      name: 'fire',
      depth: 0.46,
      blend: 'screen',
      gain: (t) => breath(t, 0.35, 3),
      art:
        glow('fire', ...fire, 520 * k, '#ff4d1a', 0.95) +
        glow('fireCore', fire[0] + 40 * k, fire[1] + 10 * k, 230 * k, '#ffa040', 0.85),
    },
    { name: 'keep', depth: 0.58, art: keep(cx + 322 * k, v.ground + 26, k) },
    {
      name: 'hills',
      depth: 0.68,
      art:
        fog(v, 'fog3', v.ground - 60, v.ground + 110, '#b9683a', 0.62) +
        mountains(v, random, { y: v.ground + 74 * k, height: 46 * k, paint: '#6b4836', count: 17, smooth: true }),
    },
    { name: 'farHost', depth: 0.76, art: farHost(v, random) },
    { name: 'banners', depth: 0.86, move: (t) => banners(v, t) },
    { name: 'nearHost', depth: 0.92, art: nearHost(v, random) },
    {
      name: 'embers',
      depth: 1,
      move: (t) => embers(sparks, t, { color: '#ffb765', low: 0.9, high: 2.8, rise: v.h * 0.8, base: v.h + 20 }),
    },
    { name: 'vignette', depth: 0, art: vignette(v, '#0d0a0e') },
  ];
}
