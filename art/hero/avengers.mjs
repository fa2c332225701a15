import { mix } from '../lib/color.mjs';
import { circle, ellipse, group, num, path, polygon } from '../lib/svg.mjs';
import { skyGradient, glow, fog, beam, vignette } from './light.mjs';
import { city, strata, motes } from './land.mjs';

const LIGHTS = ['#e5483a', '#f2b33c', '#5fae6a', '#4aa3d8', '#b06ad0', '#f4ead2'];

/** Six lights come down out of a torn sky and meet over a city at dusk. */
export function avengers(v, random) {
  const [cx, k] = [v.fx, v.k];
  const meet = [cx, v.ground - 190 * k];
  const tear = [cx - 10 * k, v.fy - 220 * k];
  return [
    {
      name: 'sky',
      depth: 0,
      art: skyGradient(v, 'sky', [
        [0, '#120e22'],
        [0.35, '#35204a'],
        [0.6, '#8a3f56'],
        [0.78, '#e0794a'],
        [1, '#f5b868'],
      ]),
    },
    { name: 'rift', depth: 0.1, art: rift(v, random, tear, k) },
    {
      name: 'stormClouds',
      depth: 0.2,
      art: strata(v, random, {
        y: tear[1] + 90 * k,
        spread: 190 * k,
        count: 16,
        width: 330 * k,
        dark: '#2b1c3e',
        light: '#c9667a',
        opacity: 0.85,
      }),
    },
    {
      name: 'beams',
      depth: 0.34,
      art:
        LIGHTS.map((color, i) =>
          beam(`beam${i}`, meet, [tear[0] + (i - 2.5) * 230 * k, tear[1] - 160 * k], 5 * k, 54 * k, color, 0.95),
        ).join('') +
        glow('meet', ...meet, 330 * k, '#ffe3b0', 0.95, 0.04) +
        LIGHTS.map((color, i) => streak(meet, [tear[0] + (i - 2.5) * 230 * k, tear[1] - 160 * k], color, k)).join(''),
    },
    {
      name: 'farCity',
      depth: 0.42,
      art:
        city(v, random, {
          y: v.ground + 40,
          height: 250 * k,
          width: 46 * k,
          paint: '#8a4252',
          window: '#ffce8a',
          chance: 0.1,
        }) + fog(v, 'fog1', v.ground - 170 * k, v.ground + 80, '#f2a262', 0.72),
    },
    {
      name: 'midCity',
      depth: 0.6,
      art:
        city(v, random, {
          y: v.ground + 150 * k,
          height: 370 * k,
          width: 74 * k,
          paint: '#4a2440',
          window: '#ffc46e',
          chance: 0.22,
          dip: { x: cx, reach: 330 * k },
        }) + fog(v, 'fog2', v.ground - 60 * k, v.ground + 150, '#c2604c', 0.5),
    },
    { name: 'spire', depth: 0.66, art: spire(cx, v.ground + 120, k) },
    {
      name: 'nearCity',
      depth: 0.85,
      art: city(v, random, {
        y: v.h,
        height: (v.h - v.ground) * 1.3,
        width: 120 * k,
        paint: '#170f1e',
        window: '#f0a24e',
        chance: 0.16,
        dip: { x: cx - 60 * k, reach: 480 * k },
      }),
    },
    {
      name: 'debris',
      depth: 0.95,
      art: debris(v, random, meet, k) + motes(v, random, 70, '#ffd08a', { low: 0.8, high: 2.4, top: v.h * 0.2 }),
    },
    { name: 'vignette', depth: 1, art: vignette(v, '#120b16') },
  ];
}

function rift(v, random, [x, y], k) {
  let out = glow('riftGlow', x, y, 560 * k, '#ffb27a', 0.7);
  for (let i = 0; i < 18; i += 1) {
    const r = (70 + i * 24) * k;
    out += ellipse(x, y, r * 1.9, r * 0.42, 'none', {
      stroke: mix('#fff0cf', '#7a3f6a', i / 18),
      'stroke-width': num(random.range(2, 12) * k),
      opacity: num(1 - i / 20),
    });
  }
  return group({ filter: 'url(#soft)' }, out) + ellipse(x, y, 150 * k, 30 * k, '#fff6df', { filter: 'url(#softer)' });
}

const streak = ([x, y], [tx, ty], color, k) => {
  const t = 0.24 + (Math.abs(tx * 7 + ty) % 60) / 160;
  const at = (s) => [x + (tx - x) * s, y + (ty - y) * s];
  const [[px, py], [ex, ey]] = [at(t), at(t + 0.34)];
  const tail = (w) =>
    polygon(
      [
        [px - w, py + w * 0.3],
        [px + w, py - w * 0.3],
        [ex, ey],
      ],
      mix(color, '#fff6e0', 0.45),
    );
  return (
    group({ filter: 'url(#softer)' }, tail(15 * k), circle(px, py, 20 * k, color)) +
    tail(6 * k) +
    circle(px, py, 7.5 * k, mix(color, '#ffffff', 0.75))
  );
};

const spire = (x, base, k) =>
  group(
    { transform: `translate(${num(x)} ${num(base)}) scale(${k})` },
    path('M-70 240L-58 -120L-40 -200L-12 -236L0 -330L10 -238L36 -214L58 -120L70 240Z', '#2c1630'),
    path('M10 -238L36 -214L58 -120L70 240H34L24 -120Z', '#8a3f4a'),
    path('M-58 -120H58L62 -96H-62Z', '#1d1024'),
    Array.from({ length: 22 }, (_, i) =>
      path(`M${-44 + (i % 3) * 22} ${-170 + i * 17}h14v5h-14Z`, '#ffd08a', { opacity: i % 4 ? 0.9 : 0.35 }),
    ).join(''),
  );

const debris = (v, random, [x, y], k) =>
  Array.from({ length: 46 }, () => {
    const [a, d, s] = [random.range(0, 6.28), random.range(120, 620) * k, random.range(3, 17) * k];
    const [px, py] = [x + Math.cos(a) * d, y - 60 * k + Math.sin(a) * d * 0.6];
    return polygon(
      Array.from({ length: 5 }, (_, i) => [
        px + Math.cos(i * 1.256 + a) * s * random.range(0.5, 1),
        py + Math.sin(i * 1.256 + a) * s * random.range(0.5, 1),
      ]),
      mix('#1c1122', '#6a3040', random.next()),
    );
  }).join('');
