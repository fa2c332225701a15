import { num } from './svg.mjs';

export const TAU = Math.PI * 2;
export const polar = (cx, cy, radius, angle) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];

/** Returns a curve through the points (Catmull-Rom, converted into cubic Béziers). */
export function smoothPath(points, closed = false, tension = 0.5) {
  const at = (i) =>
    closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))];
  const k = tension / 3;
  let d = `M${num(points[0][0])} ${num(points[0][1])}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k];
    const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k];
    d += `C${[...c1, ...c2, ...p2].map(num).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** Returns the heights of a ridge by midpoint displacement: `count` values in -1..1, ends included. */
export function ridgeHeights(random, count, roughness = 0.55) {
  let heights = [random.range(-0.5, 0.5), random.range(-0.5, 0.5)];
  let amplitude = 1;
  while (heights.length < count) {
    const next = [];
    heights.forEach((h, i) => {
      next.push(h);
      if (i < heights.length - 1) next.push((h + heights[i + 1]) / 2 + random.range(-amplitude, amplitude) / 2);
    });
    heights = next;
    amplitude *= roughness;
  }
  return heights;
}

/** Returns a filled landscape layer from x0 to x1. Its edge is around `y`, and it is closed at `bottom`. */
export function ridgePath(
  random,
  { x0 = -20, x1 = 1020, y, height, bottom = 1520, count = 33, roughness = 0.55, smooth = false },
) {
  const heights = ridgeHeights(random, count, roughness);
  const points = heights.map((h, i) => [x0 + ((x1 - x0) * i) / (heights.length - 1), y - h * height]);
  const edge = smooth ? smoothPath(points) : `M${points.map((p) => p.map(num).join(' ')).join('L')}`;
  return `${edge}L${num(x1)} ${bottom}L${num(x0)} ${bottom}Z`;
}

/** Returns a star with `points` rays. */
export function starPoints(cx, cy, outer, inner, points, turn = -Math.PI / 2) {
  return Array.from({ length: points * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? inner : outer, turn + (i * Math.PI) / points),
  );
}

/** Returns a rectangle as if cut by scissors: its corners and edges are slightly off. */
export function cutRect(random, x, y, width, height, slip = 10) {
  const off = () => random.range(-slip, slip);
  return [
    [x + off(), y + off()],
    [x + width / 2 + off(), y + off() * 0.6],
    [x + width + off(), y + off()],
    [x + width + off() * 0.6, y + height / 2],
    [x + width + off(), y + height + off()],
    [x + width / 2 + off(), y + height + off() * 0.6],
    [x + off(), y + height + off()],
    [x + off() * 0.6, y + height / 2],
  ];
}
