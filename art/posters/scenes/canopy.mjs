import { mix } from '../../lib/color.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { circle, group, line, num, polygon, rect, ring } from '../../lib/svg.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws a crowd in the rain from above: many umbrellas, and one in another color. */
export function canopy({ random, s }) {
  const umbrella = (x, y, r, light, deep) => {
    const turn = random.range(0, TAU);
    const ribs = Array.from({ length: 8 }, (_, i) => {
      const [a, b] = [turn + (i * TAU) / 8, turn + ((i + 1) * TAU) / 8];
      const middle = polar(0, 0, r * 0.9, (a + b) / 2);
      return polygon([[0, 0], polar(0, 0, r, a), middle, polar(0, 0, r, b)], i % 2 ? light : deep);
    });
    return group({ transform: `translate(${num(x)} ${num(y)})`, filter: LIFT }, ribs, circle(0, 0, 7, s.ink));
  };
  const spots = [];
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 6; column += 1)
      spots.push([column * 205 + (row % 2 ? -20 : 80) + random.range(-34, 34), 70 + row * 172 + random.range(-30, 30)]);
  const chosen = 21;
  const crowd = spots.map(([x, y], i) => {
    if (i === chosen) return '';
    const tone = random.pick([s.layers[0], s.layers[1], s.layers[2], mix(s.layers[0], s.ramp[3], 0.35)]);
    return umbrella(x, y, random.range(104, 138), mix(tone, s.ramp[3], 0.16), tone);
  });
  const [x, y] = spots[chosen];
  const drops = Array.from({ length: 90 }, () => {
    const [px, py] = [random.range(0, 1000), random.range(0, 1130)];
    return random.chance(0.4)
      ? ring(px, py, random.range(6, 14), s.ramp[3], 2, { opacity: 0.5 })
      : line(px, py, px + 8, py + random.range(20, 60), s.ramp[4], 2.5, { opacity: 0.5 });
  });
  return {
    art:
      backdrop(s.ink) +
      crowd.join('') +
      circle(x, y, 240, s.pop, { opacity: 0.16 }) +
      circle(x, y, 190, s.pop, { opacity: 0.22 }) +
      umbrella(x, y, 146, s.pop, mix(s.pop, s.ink, 0.25)) +
      drops.join('') +
      rect(-10, 1130, 1020, 400, s.ink),
    ...titleAt(1160, 230, s.ink),
  };
}
