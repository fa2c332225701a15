import { mix } from '../../lib/color.mjs';
import { circle, el, group, path, ring } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/**
 * Draws the title printed on a thing. kind: soap
 * biscuit
 */
export function plate({ random, s, motif, o }) {
  return KINDS[o.kind ?? 'soap']({ random, s, motif, o });
}

const KINDS = {
  soap: ({ random, s }) => {
    const bubbles = Array.from({ length: 30 }, () => {
      const [x, y, r] = [random.range(40, 960), random.range(60, 1320), random.range(10, 58)];
      return ring(x, y, r, mix(s.sky, s.paper, 0.5), 5) + circle(x - r * 0.35, y - r * 0.35, r * 0.16, s.paper);
    }).join('');
    const bar = (grow, fill, dy) =>
      el('rect', {
        x: 120 - grow,
        y: 480 - grow + dy,
        width: 760 + grow * 2,
        height: 540 + grow * 2,
        rx: 120 + grow,
        fill,
      });
    return {
      art:
        backdrop(s.sky) +
        bubbles +
        group(
          { transform: 'rotate(-7 500 750)', filter: LIFT },
          bar(0, mix(s.pop, s.layers[4], 0.35), 46),
          bar(0, s.pop, 0),
          bar(-44, mix(s.pop, s.layers[4], 0.16), 0),
          bar(-54, s.pop, 6),
        ),
      ...titleAt(610, 290, s.pop, { box: { x: 210, width: 580 }, credit: { y: 1430, ground: s.sky } }),
      rotate: [-7, 500, 750],
    };
  },
  biscuit: ({ random, s, motif, o }) => {
    const crumbs = Array.from({ length: 60 }, () =>
      circle(random.range(150, 850), random.range(180, 900), random.range(2, 7), mix(s.pop, s.layers[4], 0.25)),
    ).join('');
    return {
      art:
        backdrop(s.sky) +
        group({ filter: LIFT }, circle(500, 590, 410, s.pop)) +
        circle(500, 590, 372, mix(s.pop, s.paper, 0.12)) +
        crumbs +
        place(motif, 500, 600, o.size ?? 430, { fill: mix(s.pop, s.layers[4], 0.5), cut: s.pop }) +
        path('M905 470L760 520L800 560L690 610L1010 640Z', s.sky),
      ...titleAt(1130, 245, s.sky),
    };
  },
};
