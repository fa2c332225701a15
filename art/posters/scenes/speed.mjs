import { mix } from '../../lib/color.mjs';
import { group, num, path, polygon, rect } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws leaning bands of speed, with one thing that shoots through them. */
export function speed({ random, s, motif, o }) {
  const tilt = o.tilt ?? -14;
  const tones = o.tones?.(s) ?? [s.layers[1], s.layers[2], s.pop, s.disc, s.layers[3]];
  let streaks = '';
  for (let i = 0; i < 46; i += 1) {
    const y = -200 + i * 36 + random.range(-6, 6);
    const h = random.range(5, 30);
    const x = random.range(-500, 600);
    const w = random.range(300, 1100);
    streaks += path(
      `M${num(x)} ${num(y)}H${num(x + w)}l${num(h)} ${num(h / 2)}l${num(-h)} ${num(h / 2)}H${num(x)}Z`,
      tones[random.int(0, tones.length - 1)],
    );
  }
  const cy = o.cy ?? 600;
  const lane = rect(-600, cy - 150, 2200, 300, mix(s.sky, s.layers[4], 0.9));
  const art =
    backdrop(s.sky) +
    group(
      { transform: `rotate(${tilt} 500 ${cy})` },
      streaks,
      o.noLane ? '' : lane,
      group(
        { filter: LIFT },
        place(
          motif,
          o.motifX ?? 520,
          cy + (o.dy ?? 0),
          o.size ?? 760,
          { fill: s.disc, cut: s.layers[4], pop: s.pop, ...o.colors?.(s) },
          { flip: o.flip, rotate: o.rotate },
        ),
      ),
    ) +
    polygon(
      [
        [-10, 1150],
        [1010, 1090],
        [1010, 1520],
        [-10, 1520],
      ],
      s.layers[4],
    );
  return { art, ...titleAt(1175, 210, s.layers[4]) };
}
