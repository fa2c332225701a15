import { mix } from '../../lib/color.mjs';
import { polygon, rect } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a dark room with lit doors (1 to 3), figures in them, and their long shadows on the floor. */
export function door({ s, motif, o }) {
  const doors = o.doors ?? 1;
  const dark = s.layers[4];
  const floorY = 830;
  const width = doors === 1 ? 300 : 170;
  const top = o.tall ?? 250;
  const light = o.light === 'pop' ? s.pop : s.disc;
  const floor = mix(dark, light, 0.16);
  let art =
    backdrop(dark) +
    rect(-10, floorY, 1020, 700, mix(dark, light, 0.07)) +
    (o.panel ? [90, 800].map((x) => rect(x, 330, 110, 300, mix(dark, light, 0.06))).join('') : '');
  for (let i = 0; i < doors; i += 1) {
    const cx = doors === 1 ? (o.cx ?? 500) : 500 + (i - (doors - 1) / 2) * 285;
    const spread = (cx - 500) * 0.55;
    art += polygon(
      [
        [cx - width / 2, floorY],
        [cx + width / 2, floorY],
        [cx + width * 1.15 + spread, 1520],
        [cx - width * 1.15 + spread, 1520],
      ],
      light,
      { opacity: 0.9 },
    );
    art +=
      rect(cx - width / 2 - 12, top - 12, width + 24, floorY - top + 12, floor) +
      rect(cx - width / 2, top, width, floorY - top, light);
    if (o.bars)
      art += [1, 2, 3, 4].map((k) => rect(cx - width / 2 + (k * width) / 5 - 7, top, 14, floorY - top, dark)).join('');
    const who = Array.isArray(motif) ? motif[i] : motif;
    const size = o.size ?? (doors === 1 ? 380 : 330);
    const colors = { fill: dark, cut: light, pop: o.motifPop === false ? dark : s.pop, ...o.colors?.(s) };
    if (o.float) art += place(who, cx, floorY - o.float, size, colors, { rotate: o.rotate });
    else {
      art += shadow(who, cx, floorY, size, dark, spread);
      art += stand(who, cx, floorY + 8, size, colors, { flip: o.flip });
    }
  }
  if (doors > 1) art += rect(-10, 1385, 1020, 140, dark);
  return {
    art,
    ...titleAt(1090, 250, light, {
      credit: { ground: doors === 1 ? light : dark, y: 1430 },
      box: doors === 1 ? { x: 290 + ((o.cx ?? 500) - 500), width: 420 } : { x: 150, width: 700 },
      ...o.at,
    }),
    ...(doors > 1 || o.titleTop ? titleAt(o.titleTop ?? 70, 160, dark, { credit: { ground: dark, y: 1446 } }) : {}),
  };
}

/** Draws the shadow of the same silhouette on the floor. */
const shadow = (name, cx, floorY, size, fill, spread) =>
  `<g transform="translate(${Math.round(cx + spread * 0.2)} ${floorY}) matrix(1.1 0 ${(-spread / 600).toFixed(2)} -0.62 0 0)" opacity="0.82">${stand(name, 0, 0, size, { fill, cut: fill, pop: fill })}</g>`;
