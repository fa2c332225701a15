import { mix } from '../../lib/color.mjs';
import { group, line, rect } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws the front of a building: a strict grid of windows, most of them dark, and one that is lit. */
export function windows({ random, s, motif, o }) {
  const [cols, rows] = o.grid ?? [5, 7];
  const wall = o.wall?.(s) ?? s.layers[2];
  const dark = s.layers[4];
  const [x0, y0, w, h] = [50, 60, 900, 1040];
  const [cw, ch] = [w / cols, h / rows];
  const chosen = o.at ?? [random.int(1, cols - 2), random.int(2, rows - 3)];
  let art = backdrop(wall);
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < cols; c += 1) {
      const [x, y] = [x0 + c * cw + cw * 0.16, y0 + r * ch + ch * 0.14];
      const [ww, wh] = [cw * 0.68, ch * 0.72];
      const told = c === chosen[0] && r === chosen[1];
      const lit = told ? s.pop : random.chance(o.lit ?? 0.14) ? s.disc : mix(dark, wall, 0.18 + random.next() * 0.16);
      art += rect(x - 6, y - 6, ww + 12, wh + 12, mix(wall, dark, 0.35)) + rect(x, y, ww, wh, lit);
      if (told && motif && !o.over)
        art += stand(motif, x + ww / 2, y + wh, wh * 0.92, { fill: dark, cut: s.pop, pop: dark });
      else if (!told && random.chance(0.5)) art += rect(x, y, ww, wh * random.range(0.2, 0.6), mix(wall, lit, 0.4));
      art += line(x + ww / 2, y, x + ww / 2, y + wh, mix(wall, dark, 0.35), told ? 0 : 5);
      if (o.sills) art += rect(x - 12, y + wh + 4, ww + 24, 9, mix(wall, s.disc, 0.35));
    }
  }
  const over = o.over
    ? group(
        { filter: LIFT },
        place(
          motif,
          o.motifX ?? 600,
          o.motifY ?? 560,
          o.size ?? 420,
          { fill: dark, cut: s.disc, pop: s.pop, ...o.colors?.(s) },
          { rotate: o.rotate },
        ),
      )
    : '';
  return { art: art + over + rect(-10, 1130, 1020, 400, dark), ...titleAt(1170, 215, dark) };
}
