import { mix } from '../../lib/color.mjs';
import { group, path, polygon, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, LIFT, stars, titleAt } from '../parts.mjs';

/**
 * Draws a house that is cut open, with its rooms and the people in them. rooms: rows of [width, color of the wall,
 * motif, size, x].
 */
export function dollhouse({ random, s, o }) {
  const [left, width, tall, base] = [140, 720, 236, 1090];
  const wall = s.ink;
  let art = '';
  o.rooms(s).forEach((row, r) => {
    const y = base - (r + 1) * tall;
    let x = left;
    for (const [share, tone, motif, size, at = 0.5, colors] of row) {
      const w = share * width;
      art +=
        rect(x + 9, y + 9, w - 18, tall - 18, tone) +
        rect(x + 9, y + tall - 34, w - 18, 25, mix(tone, s.ink, 0.45)) +
        (motif
          ? stand(motif, x + w * at, y + tall - 32, size, { fill: s.ink, cut: s.disc, pop: s.pop, ...colors })
          : '');
      x += w;
    }
  });
  const eaves = base - 3 * tall;
  const roof = [
    [left - 60, eaves + 4],
    [left + 110, eaves - 230],
    [left + width - 110, eaves - 230],
    [left + width + 60, eaves + 4],
  ];
  return {
    art:
      backdrop(s.sky) +
      stars(random, 60, s.disc, { bottom: 500 }) +
      group(
        { filter: LIFT },
        path(`M250 ${eaves - 330}H330V${eaves - 200}H250ZM640 ${eaves - 360}H730V${eaves - 200}H640Z`, wall),
        polygon(roof, wall),
        rect(left, eaves, width, 3 * tall, wall),
      ) +
      polygon(
        [
          [left + 150, eaves - 8],
          [left + 250, eaves - 190],
          [left + width - 250, eaves - 190],
          [left + width - 150, eaves - 8],
        ],
        s.layers[0],
      ) +
      stand(o.attic, 500, eaves - 8, 150, { fill: s.ink, cut: s.disc, pop: s.pop }) +
      art +
      rect(-10, base, 1020, 420, s.layers[4]),
    ...titleAt(1140, 240, s.layers[4]),
  };
}
