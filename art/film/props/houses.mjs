import { num, path } from '../../lib/svg.mjs';

const pane = (x, y, w, h) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

/**
 * Returns a street of narrow gabled houses on `base`, from x0 to x1: their paths and the positions of their windows.
 * `base` may be a function of x, for a hill.
 */
export function houses(random, { x0, x1, base, low, high, width, window: size = 14 }) {
  const ground = typeof base === 'function' ? base : () => base;
  let walls = '';
  let edges = '';
  const windows = [];
  for (let x = x0; x < x1;) {
    const w = width * random.range(0.75, 1.3);
    const y = Math.min(ground(x), ground(x + w));
    const foot = Math.max(ground(x), ground(x + w)) + 40;
    const h = random.range(low, high);
    const eaves = y - h;
    const roof = w * random.range(0.45, 0.85);
    const step = w * 0.09;
    const gable = random.pick(['peak', 'peak', 'steps', 'half']);
    const crown = {
      peak: `L${num(x - 4)} ${num(eaves)}L${num(x + w / 2)} ${num(eaves - roof)}L${num(x + w + 4)} ${num(eaves)}`,
      half: `L${num(x - 4)} ${num(eaves)}L${num(x + w * 0.3)} ${num(eaves - roof * 0.75)}H${num(x + w * 0.7)}L${num(x + w + 4)} ${num(eaves)}`,
      steps: `V${num(eaves)}${`h${num(step)}v${num(-roof / 5)}`.repeat(4)}h${num(w - 8 * step)}${`v${num(roof / 5)}h${num(step)}`.repeat(4)}`,
    }[gable];
    walls += `M${num(x)} ${num(foot)}V${num(eaves)}${crown}V${num(foot)}Z`;
    if (gable !== 'steps')
      edges += `M${num(x - 4)} ${num(eaves)}L${num(x + w * (gable === 'half' ? 0.3 : 0.5))} ${num(eaves - roof * (gable === 'half' ? 0.75 : 1))}`;
    if (random.chance(0.7)) {
      const cx = x + w * random.range(0.62, 0.78);
      walls += `M${num(cx)} ${num(eaves)}V${num(eaves - roof * 0.95)}h${num(w * 0.12)}V${num(eaves)}Z`;
    }
    const columns = Math.max(1, Math.floor((w - 16) / (size * 2.1)));
    const gap = (w - columns * size) / (columns + 1);
    for (let wy = eaves + size; wy < y - size * 2.2; wy += size * 2.7)
      for (let c = 0; c < columns; c += 1)
        windows.push({ x: x + gap + c * (size + gap), y: wy, w: size, h: size * 1.35 });
    if (gable === 'peak') windows.push({ x: x + w / 2 - size * 0.4, y: eaves - roof * 0.42, w: size * 0.8, h: size });
    x += w - 1;
  }
  return { walls, edges, windows };
}

/** Draws the houses. A share `lit` of the windows glows in `light`, and the others are darker than the wall. */
export function drawHouses(random, { walls, edges, windows }, { fill, rim, light, lit = 0.3, dark }) {
  let [on, off] = ['', ''];
  for (const { x, y, w, h } of windows) {
    if (random.chance(lit)) on += pane(x, y, w, h);
    else off += pane(x, y, w, h);
  }
  return (
    path(walls, fill) +
    (rim ? path(edges, 'none', { stroke: rim, 'stroke-width': 2.4, 'stroke-linecap': 'round', opacity: 0.7 }) : '') +
    (dark ? path(off, dark) : '') +
    (light && on ? path(on, light) : '')
  );
}
