import { mix } from '../lib/color.mjs';
import { circle, group, num } from '../lib/svg.mjs';
import { appear, travel, wave } from './loop.mjs';

/** The colors from white heat to the soot at the end. */
const HEAT = ['#fff6d8', '#ffe29a', '#ffb64e', '#ff8230', '#ea4c1d', '#a92a18'];

const heatAt = (way) => {
  const at = Math.min(0.999, way) * (HEAT.length - 1);
  return mix(HEAT[Math.floor(at)], HEAT[Math.floor(at) + 1], at % 1);
};

/** Returns the puffs of a breath: when each starts, how far it strays, how large it grows. */
export const puffs = (random, count) =>
  Array.from({ length: count }, (_, i) => ({
    start: (i + random.next()) / count,
    side: random.range(-1, 1),
    size: random.range(0.55, 1.1),
    turns: random.pick([5, 6, 6, 7]),
  }));

/** Draws a stream of fire between two points at phase t. It starts narrow and white, and ends wide and red. */
export function fireBreath(seeds, [x, y], [tx, ty], k, t) {
  const [dx, dy] = [tx - x, ty - y];
  const length = Math.hypot(dx, dy);
  return group(
    { filter: 'url(#soft)' },
    seeds
      .map(({ start, side, size, turns }) => ({ way: travel(t, turns, start), side, size, start }))
      .sort((a, b) => b.way + Math.abs(b.side) - a.way - Math.abs(a.side))
      .map(({ way, side, size, start }) => {
        const off = side * way ** 0.8 * 66 * k + wave(t, 3, way * 0.7) * way * 14 * k;
        const sag = Math.sin(Math.PI * way) * -34 * k;
        return circle(
          num(x + dx * way - (dy / length) * off),
          num(y + dy * way + (dx / length) * off + sag - way * way * start * 40 * k),
          num((8 + 34 * way ** 0.8) * (1.15 - 0.6 * Math.abs(side)) * size * k),
          heatAt(way * 0.55 + Math.abs(side) * 0.5 * way ** 0.5),
          { opacity: num(0.92 * appear(way, 0.09)) },
        );
      }),
  );
}
