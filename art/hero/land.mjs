import { mix } from '../lib/color.mjs';
import { ridgeHeights, smoothPath } from '../lib/geometry.mjs';
import { circle, group, num, path } from '../lib/svg.mjs';

export const starField = (v, random, count, color, bottom) =>
  Array.from({ length: count }, () =>
    circle(random.range(-v.bleed, v.w + v.bleed), random.range(-v.bleed, bottom), random.range(0.5, 2) ** 1.2, color, {
      opacity: num(random.range(0.25, 1) * 10) / 10,
    }),
  ).join('');

/** Draws a line of mountains. `paint` may be the id of a gradient. */
export function mountains(v, random, { y, height, paint, count = 65, roughness = 0.56, smooth = false, lean = 0 }) {
  const heights = ridgeHeights(random, count, roughness);
  const span = v.w + 2 * v.bleed;
  const points = heights.map((h, i) => {
    const x = -v.bleed + (span * i) / (heights.length - 1);
    return [x, y - h * height - lean * Math.max(0, 1 - Math.abs(x - v.fx) / (v.w * 0.4)) * height];
  });
  const edge = smooth ? smoothPath(points) : `M${points.map((p) => p.map(num).join(' ')).join('L')}`;
  return path(`${edge}V${v.h + v.bleed}H${-v.bleed}Z`, paint);
}

/**
 * Draws a block of a city: towers with lit windows. `dip` keeps it low around x. Some windows go into the list `held`
 * instead, so that the caller can make them blink.
 */
export function city(v, random, { y, height, width, paint, window, chance = 0.2, dip, gap = 0, held }) {
  let towers = '';
  let lights = '';
  for (let x = -v.bleed; x < v.w + v.bleed;) {
    const w = random.range(0.5, 1.2) * width;
    const near = dip ? Math.min(1, Math.abs(x + w / 2 - dip.x) / dip.reach) : 1;
    const h = height * random.range(0.4, 1) * (0.35 + 0.65 * near);
    const top = y - h;
    const crown = random.pick([
      '',
      '',
      `h${num(w * 0.3)}v${num(-w * 0.5)}h${num(w * 0.4)}v${num(w * 0.5)}`,
      `h${num(w * 0.46)}v${num(-w * 1.1)}h3v${num(w * 1.1)}`,
    ]);
    towers += `M${num(x)} ${num(v.h + v.bleed)}V${num(top)}${crown}H${num(x + w)}V${num(v.h + v.bleed)}Z`;
    if (window) {
      const cell = Math.max(5, width * 0.12);
      for (let wy = top + cell; wy < y; wy += cell * 1.5) {
        for (let wx = x + cell * 0.7; wx < x + w - cell; wx += cell) {
          if (!random.chance(chance)) continue;
          const pane = `M${num(wx)} ${num(wy)}h${num(cell * 0.45)}v${num(cell * 0.7)}h${num(-cell * 0.45)}Z`;
          if (held && random.chance(0.16)) held.push(pane);
          else lights += pane;
        }
      }
    }
    x += w + random.range(0, gap);
  }
  return path(towers, paint) + (lights ? path(lights, window) : '');
}

/** Draws long flat banks of cloud, cut like paper, and warm below if the light is near. */
export const strata = (v, random, { y, spread, count, width, dark, light, opacity = 0.85 }) =>
  group(
    { opacity },
    Array.from({ length: count }, (_, i) => {
      const cy = y - spread + (2 * spread * (i + random.range(0, 0.8))) / count;
      const x = random.range(-v.bleed, v.w);
      const w = width * random.range(0.5, 1.4);
      const h = w * random.range(0.05, 0.11);
      const near = Math.max(0, 1 - Math.hypot((x - v.fx) * 0.8, (cy - v.fy) * 1.4) / (v.w * 0.45));
      const bank = (dy, grow) =>
        `M${num(x - w * grow)} ${num(cy + dy)}q${num(w * 0.3)} ${num(-h * 1.3)} ${num(w * 0.62)} ${num(-h * 0.7)}q${num(w * 0.34)} ${num(-h * 1.4)} ${num(w * 0.66)} ${num(-h * 0.2)}q${num(w * 0.36)} ${num(-h * 0.5)} ${num(w * 0.72 * grow)} ${num(h * 0.9)}q${num(-w)} ${num(h * 0.5)} ${num(-w * 2 * grow)} 0Z`;
      return (
        path(bank(h * 0.22, 1), mix(dark, light, Math.min(1, near * 1.25)), { filter: 'url(#soft)' }) +
        path(bank(0, 1), mix(dark, light, near * 0.55), { filter: 'url(#soft)' })
      );
    }),
  );

/** Draws embers, ash, snow or bits of paper that drift. */
export const motes = (v, random, count, color, { low = 1, high = 4, top = 0, bottom = v.h, filter } = {}) =>
  group(
    { filter: filter ? `url(#${filter})` : undefined },
    Array.from({ length: count }, () =>
      circle(random.range(-v.bleed, v.w + v.bleed), random.range(top, bottom), random.range(low, high), color, {
        opacity: num(random.range(0.3, 1)),
      }),
    ),
  );
