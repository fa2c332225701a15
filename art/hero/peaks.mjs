import { mix } from '../lib/color.mjs';
import { num, path, polygonPath } from '../lib/svg.mjs';

/** Returns a zigzag between two points. `slip` is its largest distance from the straight line. */
const jagged = (random, [ax, ay], [bx, by], steps, slip) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const f = i / steps;
    const off = i && i < steps ? random.range(-slip, slip) : 0;
    return [ax + (bx - ax) * f + off, ay + (by - ay) * f + off * 0.5];
  });

/**
 * Draws a chain of peaks in flat facets: winter with snow on the left, which changes into the dark of the fire on the
 * right. `cold` and `warm` are [light side, shadow side, snow].
 */
export function peaks(v, random, { y, height, count, cold, warm }) {
  const span = v.w + 2 * v.bleed;
  const list = Array.from({ length: count }, (_, i) => {
    const x = -v.bleed + (span * (i + random.range(0.2, 0.8))) / count;
    const share = Math.max(0, Math.min(1, (x - v.w * 0.14) / (v.w * 0.5)));
    return { x, share, h: height * random.range(0.55, 1) * (1.12 - 0.62 * share) };
  }).sort((a, b) => b.h - a.h);
  return (
    list
      .map(({ x, share, h }) => {
        const apex = [x, y - h];
        const [left, right] = [x - h * random.range(0.95, 1.3), x + h * random.range(0.95, 1.3)];
        const foot = [x + h * random.range(-0.1, 0.16), y + 60];
        const [a, b, ridge] = [
          jagged(random, apex, [left, y + 60], 8, h * 0.045),
          jagged(random, apex, [right, y + 60], 8, h * 0.045),
          jagged(random, apex, foot, 7, h * 0.05),
        ];
        const [light, shade, snow] = cold.map((c, i) => mix(c, warm[i], share));
        const cap = (edge, depth) => [
          ...edge.slice(0, depth),
          ...jagged(random, edge[depth - 1], ridge[2], 4, h * 0.06).slice(1, -1),
          ridge[1],
        ];
        return (
          path(polygonPath([...a, ...[...ridge].reverse()]), light) +
          path(polygonPath([...ridge, ...[...b].reverse()]), shade) +
          path(polygonPath([...cap(a, 4), ...[...ridge.slice(0, 2)].reverse()]), snow) +
          path(polygonPath([...cap(b, 3), ...[...ridge.slice(0, 2)].reverse()]), mix(snow, shade, 0.45))
        );
      })
      .join('') +
    path(`M${-v.bleed} ${num(y + 50)}H${num(v.w + v.bleed)}V${v.h + v.bleed}H${-v.bleed}Z`, mix(cold[1], warm[1], 0.4))
  );
}
