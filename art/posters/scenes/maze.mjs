import { TAU, polar } from '../../lib/geometry.mjs';
import { mix } from '../../lib/color.mjs';
import { circle, num, path, rect } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a labyrinth from above, round or square, with the motif in its middle. */
export function maze({ random, s, motif, o }) {
  const cy = o.cy ?? 600;
  const wall = o.hot ? s.pop : s.layers[4];
  const lines = (o.kind === 'square' ? square : round)(random, cy);
  const colors = { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) };
  const middle =
    o.kind === 'square' ? rect(372, cy - 128, 256, 256, o.core ?? s.pop) : circle(500, cy, 138, o.core ?? s.pop);
  const art =
    backdrop(s.sky) +
    (o.kind === 'square' ? '' : circle(500, cy, 520, mix(s.sky, s.haze, 0.5))) +
    path(lines, 'none', { stroke: wall, 'stroke-width': o.kind === 'square' ? 26 : 22, 'stroke-linecap': 'square' }) +
    middle +
    place(motif, 500, cy, o.size ?? 200, colors, { rotate: o.rotate });
  return { art, ...titleAt(1165, 220, s.sky) };
}

function round(random, cy) {
  let d = '';
  const step = 60;
  for (let k = 0; k < 6; k += 1) {
    const r = 180 + k * step;
    const gap = 52 / r;
    const at = random.range(0, TAU);
    const far = random.chance(0.5) ? Math.PI * random.range(0.8, 1.2) : null;
    const arcs = far
      ? [
          [at + gap, at + far - gap],
          [at + far + gap, at + TAU - gap],
        ]
      : [[at + gap, at + TAU - gap]];
    for (const [a, b] of arcs) {
      const mid = (a + b) / 2;
      d += `M${polar(500, cy, r, a).map(num).join(' ')}A${r} ${r} 0 0 1 ${polar(500, cy, r, mid).map(num).join(' ')}A${r} ${r} 0 0 1 ${polar(500, cy, r, b).map(num).join(' ')}`;
    }
    if (k < 5) {
      for (let j = 0; j < 2 + (k > 2); j += 1) {
        const a = at + random.range(0.5, 5.6);
        d += `M${polar(500, cy, r, a).map(num).join(' ')}L${polar(500, cy, r + step, a)
          .map(num)
          .join(' ')}`;
      }
    }
  }
  return d;
}

/** Carves a grid depth-first, and leaves a court in the middle. */
function square(random, cy) {
  const n = 17;
  const cell = 62;
  const [x0, y0] = [500 - (n * cell) / 2, cy - (n * cell) / 2];
  const court = (c, r) => c >= 6 && c <= 10 && r >= 6 && r <= 10;
  const seen = new Set();
  const open = new Set();
  const stack = [[0, 0]];
  seen.add('0,0');
  while (stack.length) {
    const [c, r] = stack.at(-1);
    const ways = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].filter(([dc, dr]) => {
      const [x, y] = [c + dc, r + dr];
      return x >= 0 && y >= 0 && x < n && y < n && !court(x, y) && !seen.has(`${x},${y}`);
    });
    if (!ways.length) stack.pop();
    else {
      const [dc, dr] = random.pick(ways);
      open.add(`${Math.min(c, c + dc)},${Math.min(r, r + dr)},${dc ? 'v' : 'h'}`);
      seen.add(`${c + dc},${r + dr}`);
      stack.push([c + dc, r + dr]);
    }
  }
  let d = '';
  for (let r = 0; r < n; r += 1) {
    for (let c = 0; c < n; c += 1) {
      const [x, y] = [x0 + c * cell, y0 + r * cell];
      if (c < n - 1 && !open.has(`${c},${r},v`) && !(court(c, r) && court(c + 1, r)))
        d += `M${num(x + cell)} ${num(y)}V${num(y + cell)}`;
      if (r < n - 1 && !open.has(`${c},${r},h`) && !(court(c, r) && court(c, r + 1)))
        d += `M${num(x)} ${num(y + cell)}H${num(x + cell)}`;
    }
  }
  return d;
}
