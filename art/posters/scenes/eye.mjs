import { mix } from '../../lib/color.mjs';
import { polar, TAU } from '../../lib/geometry.mjs';
import { circle, clip, el, group, line, path, polygon, ring } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, titleAt, wedges } from '../parts.mjs';

/**
 * Draws a large eye. iris: fibres
 * rings
 * cat
 * machine; the pupil may contain a motif.
 */
export function eye({ random, s, motif, o }) {
  const cy = o.cy ?? 600;
  const dark = s.layers[4];
  const almond = `M-30 ${cy}Q500 ${cy - 680} 1030 ${cy}Q500 ${cy + 680} -30 ${cy}Z`;
  const lid = (k) =>
    path(
      `M-60 ${cy}Q500 ${cy - 680 - k * 130} 1060 ${cy}Q500 ${cy + 680 + k * 130} -60 ${cy}Z`,
      mix(s.layers[1], s.sky, (k - 1) / 4),
    );
  const iris = IRIS[o.iris ?? 'fibres']({ random, s, cy });
  const pupil = motif
    ? place(
        motif,
        500,
        cy + (o.dy ?? 0),
        o.size ?? 190,
        { fill: s.disc, cut: dark, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate },
      )
    : circle(560, cy - 60, 26, s.paper);
  const lashes = o.lashes
    ? Array.from({ length: 17 }, (_, i) => {
        const a = Math.PI * (1.12 + (i * 0.76) / 16);
        return polygon(
          [
            polar(500, cy + 60, 470, a - 0.03),
            polar(500, cy + 60, 640 + (i % 2) * 50, a),
            polar(500, cy + 60, 470, a + 0.03),
          ],
          dark,
        );
      }).join('')
    : '';
  const art =
    backdrop(s.sky) +
    [4, 3, 2, 1].map(lid).join('') +
    lashes +
    el('defs', {}, clip('almond', path(almond, '#000'))) +
    group(
      { 'clip-path': 'url(#almond)' },
      path(almond, o.white ?? mix(s.disc, s.paper, 0.4)),
      iris,
      pupil,
      path(`M-30 ${cy - 60}Q500 ${cy - 640} 1030 ${cy - 60}V0H-30Z`, dark, { opacity: 0.18 }),
    ) +
    path(almond, 'none', { stroke: dark, 'stroke-width': 16 }) +
    (o.tear ? place('drop', 640, cy + 420, 130, { fill: s.pop, cut: s.paper }) : '');
  return { art, ...titleAt(1130, 240, s.sky) };
}

const IRIS = {
  fibres: ({ random, s, cy }) =>
    circle(500, cy, 300, s.layers[3]) +
    Array.from({ length: 72 }, (_, i) => {
      const a = (i * TAU) / 72;
      return line(...polar(500, cy, 130, a), ...polar(500, cy, random.range(215, 290), a), i % 3 ? s.pop : s.disc, 8);
    }).join('') +
    circle(500, cy, 135, s.layers[4]),
  rings: ({ s, cy }) =>
    [300, 262, 228, 196, 168].map((r, i) => circle(500, cy, r, i % 2 ? s.pop : s.layers[4])).join('') +
    circle(500, cy, 142, s.layers[4]),
  cat: ({ s, cy }) =>
    circle(500, cy, 310, s.layers[4]) +
    circle(500, cy, 290, s.pop) +
    wedges(500, cy, 64, [mix(s.pop, s.layers[3], 0.45), s.pop], { reach: 270, duty: 0.6 }) +
    circle(500, cy, 180, mix(s.pop, s.disc, 0.5)) +
    path(`M500 ${cy - 300}Q590 ${cy} 500 ${cy + 300}Q410 ${cy} 500 ${cy - 300}Z`, s.layers[4]),
  machine: ({ s, cy }) =>
    circle(500, cy, 310, s.layers[4]) +
    Array.from({ length: 36 }, (_, i) =>
      line(...polar(500, cy, 262, (i * TAU) / 36), ...polar(500, cy, i % 3 ? 284 : 296, (i * TAU) / 36), s.disc, 6),
    ).join('') +
    ring(500, cy, 235, s.layers[2], 30) +
    ring(500, cy, 185, s.pop, 10) +
    circle(500, cy, 150, mix(s.layers[4], s.pop, 0.45)) +
    circle(500, cy, 104, s.pop) +
    circle(500, cy, 50, s.paper) +
    circle(590, cy - 110, 18, s.paper),
};
