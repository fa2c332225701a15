import { mix } from '../../lib/color.mjs';
import { cutRect } from '../../lib/geometry.mjs';
import { circle, ellipse, group, path, polygon, rect } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, rain, stars, titleAt } from '../parts.mjs';

/**
 * Draws one very large thing on a field. back: circle
 * blot
 * halves
 * dots
 * floor
 * none
 */
export function big({ random, s, motif, o }) {
  const top = o.zone === 'top';
  const cy = o.cy ?? (top ? 900 : 600);
  const cx = o.cx ?? 500;
  const size = o.size ?? 860;
  const colors = { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) };
  const art =
    backdrop(s.sky) +
    (o.stars ? stars(random, 80, s.disc, { bottom: 1100 }) : '') +
    BACKS[o.back ?? 'circle']({ random, s, cx, cy, o }) +
    group(
      { filter: LIFT },
      place(motif, cx + (o.dx ?? 0), cy + (o.dy ?? 0), size, colors, { rotate: o.rotate, flip: o.flip }),
    ) +
    (o.extra
      ? place(
          o.extra,
          o.extraX ?? 500,
          o.extraY ?? cy,
          o.extraSize ?? 200,
          { fill: s.pop, cut: s.sky, pop: s.layers[4], ...o.extraColors?.(s) },
          { rotate: o.extraRotate },
        )
      : '') +
    (o.rain ? rain(random, 120, s.disc, 3) : '');
  const low = o.back === 'floor' ? s.layers[3] : s.sky;
  return {
    art,
    ...(top
      ? titleAt(90, o.titleHeight ?? 320, s.sky, { credit: { ground: low } })
      : titleAt(o.titleY ?? 1130, o.titleHeight ?? 245, low)),
  };
}

const BACKS = {
  none: () => '',
  circle: ({ s, cx, cy, o }) => circle(cx, cy, o.r ?? 430, s.disc),
  blot: ({ random, s, cx, cy }) =>
    group({ filter: LIFT }, polygon(cutRect(random, cx - 370, cy - 480, 740, 950, 46), s.disc)),
  halves: ({ s, cy }) => rect(-10, -10, 1020, cy + 10, s.disc),
  floor: ({ s, cy }) =>
    rect(-10, cy + 250, 1020, 1000, s.layers[3]) + ellipse(500, cy + 420, 400, 50, s.layers[4], { opacity: 0.5 }),
  dots: ({ s, cx, cy }) => {
    let out = '';
    for (let y = cy - 620; y < cy + 620; y += 44) {
      for (let x = cx - 620; x < cx + 620; x += 44) {
        const px = x + (Math.round((y - cy) / 44) % 2 ? 22 : 0);
        const d = Math.hypot(px - cx, y - cy);
        const r = 23 * (1 - d / 640);
        if (r > 2.5 && y < 1110) out += circle(px, y, r, s.disc);
      }
    }
    return out;
  },
  bands: ({ s, cy }) =>
    [0, 1, 2, 3, 4, 5]
      .map((k) =>
        path(
          `M-10 ${cy - 600 + k * 200}Q500 ${cy - 720 + k * 200} 1010 ${cy - 600 + k * 200}V${cy - 500 + k * 200}Q500 ${cy - 620 + k * 200} -10 ${cy - 500 + k * 200}Z`,
          mix(s.sky, s.haze, 0.7),
        ),
      )
      .join(''),
};
