import { ridgePath } from '../../lib/geometry.mjs';
import { clip, el, group, num, path, rect } from '../../lib/svg.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

const DROP = 'M500 -60C590 190 850 500 850 740A350 350 0 0 1 150 740C150 500 410 190 500 -60Z';

/** Draws a drop as large as the sheet, with a swamp by night in it: trunks, moss, water. */
export function within({ random, s }) {
  const trunk = (x, w, fill) =>
    path(
      `M${num(x - w)} 1000C${num(x - w * 0.5)} 860 ${num(x - w * 0.4)} 500 ${num(x - w * 0.4)} -60H${num(x + w * 0.4)}C${num(x + w * 0.4)} 500 ${num(x + w * 0.5)} 860 ${num(x + w)} 1000Z`,
      fill,
    ) +
    Array.from({ length: 5 }, () => {
      const [y, reach] = [random.range(120, 700), random.range(60, 150) * random.pick([-1, 1])];
      return (
        path(`M${num(x)} ${num(y)}Q${num(x + reach * 0.6)} ${num(y - 20)} ${num(x + reach)} ${num(y - 60)}`, 'none', {
          stroke: fill,
          'stroke-width': w * 0.16,
        }) +
        [0.4, 0.6, 0.8].map((f) =>
          path(
            `M${num(x + reach * f - 9)} ${num(y - 34 * f)}L${num(x + reach * f)} ${num(y + random.range(50, 130))}L${num(x + reach * f + 9)} ${num(y - 34 * f)}Z`,
            fill,
          ),
        )
      );
    });
  const trees = [
    [
      [330, 34],
      [470, 28],
      [610, 32],
      [730, 30],
      [220, 30],
    ].map(([x, w]) => trunk(x, w, s.layers[1])),
    [
      [270, 56],
      [540, 50],
      [770, 58],
    ].map(([x, w]) => trunk(x, w, s.layers[2])),
    [
      [400, 84],
      [690, 96],
    ].map(([x, w]) => trunk(x, w, s.layers[4])),
  ];
  return {
    art:
      backdrop(s.paper) +
      el('defs', {}, clip('drop', path(DROP, '#000'))) +
      group({ filter: LIFT }, path(DROP, s.pop)) +
      group(
        { 'clip-path': 'url(#drop)' },
        trees[0],
        trees[1],
        path(ridgePath(random, { y: 880, height: 30, count: 9, smooth: true }), s.layers[2]),
        trees[2],
        path(ridgePath(random, { y: 960, height: 26, count: 9, smooth: true }), s.layers[4]),
        [0, 1, 2].map((k) => rect(320 + k * 70, 990 + k * 30, 300 - k * 60, 8, s.pop, { rx: 4 })),
      ) +
      path('M240 700C230 600 290 500 340 420', 'none', {
        stroke: s.paper,
        'stroke-width': 22,
        'stroke-linecap': 'round',
        opacity: 0.85,
      }),
    ...titleAt(1165, 215, s.paper),
  };
}
