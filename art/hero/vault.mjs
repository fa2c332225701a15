import { polar, TAU } from '../lib/geometry.mjs';
import { circle, el, ellipse, group, line, path, polygon, radialGradient, rect, ring } from '../lib/svg.mjs';

export const wall = (v, cx, cy, r, k) =>
  rect(cx - r * 1.75, -v.bleed, r * 3.9, v.h + 2 * v.bleed, '#4a1b1a') +
  rect(cx - r * 1.75, -v.bleed, 10 * k, v.h + 2 * v.bleed, '#6e2c24') +
  [0, 1, 2, 3, 4, 5, 6].map((i) => rect(cx - r * 1.75, cy - r * 1.9 + i * r * 0.62, r * 3.9, 3, '#331213')).join('') +
  circle(cx, cy, r * 1.28, '#2a1010') +
  circle(cx, cy, r * 1.2, '#8a4a2c') +
  circle(cx, cy, r * 1.14, '#4d2418') +
  Array.from({ length: 28 }, (_, i) => circle(...polar(cx, cy, r * 1.2, (i * TAU) / 28), 6.5 * k, '#d9924a')).join('') +
  ring(cx, cy, r * 1.04, '#e7a557', 7 * k) +
  circle(cx, cy, r, '#200b08');

export function inside(random, cx, cy, r, k) {
  const light = el(
    'defs',
    {},
    radialGradient(
      'gold',
      [cx, cy + r * 0.05, r],
      [
        [0, '#fff6d8'],
        [0.35, '#ffd883'],
        [0.75, '#e88d35'],
        [1, '#8a3a18'],
      ],
    ),
    el('clipPath', { id: 'vaultClip' }, circle(cx, cy, r, '#000')),
  );
  let shelves = '';
  for (let i = 0; i < 7; i += 1) {
    const y = cy - r + i * r * 0.26;
    for (const side of [-1, 1]) {
      const x0 = cx + side * r * 0.42;
      shelves += polygon(
        [
          [x0, cy + (y - cy) * 0.5],
          [cx + side * r, y],
          [cx + side * r, y + 7 * k],
          [x0, cy + (y - cy) * 0.5 + 4 * k],
        ],
        '#b5622a',
      );
      for (let j = 0; j < 5; j += 1) {
        const t = 0.46 + j * 0.12;
        const yy = cy + (y - cy) * t;
        shelves += rect(
          cx + side * r * t - 10 * k,
          yy - 13 * k * t,
          20 * k,
          13 * k * t,
          j % 2 ? '#d98536' : '#c47330',
          { opacity: 0.9 },
        );
      }
    }
  }
  return (
    light +
    circle(cx, cy, r, 'url(#gold)') +
    group(
      { 'clip-path': 'url(#vaultClip)' },
      shelves,
      polygon(
        [
          [cx - r * 0.3, cy + r * 0.35],
          [cx + r * 0.3, cy + r * 0.35],
          [cx + r, cy + r * 1.1],
          [cx - r, cy + r * 1.1],
        ],
        '#ffd98c',
      ),
    )
  );
}

export const vaultDoor = (x, y, r, k) =>
  group(
    {},
    ellipse(x + 26 * k, y, r * 0.5, r * 1.04, '#160909'),
    ellipse(x, y, r * 0.5, r * 1.04, '#7a4127'),
    ellipse(x, y, r * 0.45, r * 0.94, '#4a2317'),
    ellipse(x, y, r * 0.36, r * 0.76, '#5d2e1c'),
    Array.from({ length: 14 }, (_, i) => {
      const a = (i * TAU) / 14;
      return circle(x + Math.cos(a) * r * 0.405, y + Math.sin(a) * r * 0.85, 8 * k, '#e2a057');
    }).join(''),
    [0, 1, 2, 3]
      .map((i) => {
        const a = (i * TAU) / 8 + 0.2;
        return line(
          x - Math.cos(a) * r * 0.2,
          y - Math.sin(a) * r * 0.42,
          x + Math.cos(a) * r * 0.2,
          y + Math.sin(a) * r * 0.42,
          '#c98445',
          9 * k,
        );
      })
      .join(''),
    ellipse(x, y, r * 0.2, r * 0.42, 'none', { stroke: '#c98445', 'stroke-width': 10 * k }),
    ellipse(x, y, r * 0.07, r * 0.14, '#f0b566'),
  );
