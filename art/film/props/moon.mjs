import { circle, el, path, radialGradient } from '../../lib/svg.mjs';

const SEAS = [
  [-0.28, -0.22, 0.3],
  [0.02, -0.46, 0.17],
  [0.34, -0.06, 0.23],
  [0.02, 0.24, 0.14],
  [-0.4, 0.3, 0.12],
  [0.36, 0.46, 0.11],
];

const seas = (r, color, opacity) =>
  SEAS.map(([x, y, size]) => circle(x * r, y * r, size * r, color, { opacity })).join('');

/** Draws the cap, and the ring from which the moon hangs. They are visible in close views. */
const fittings = (r, fill) =>
  path(
    `M${-0.2 * r} ${-0.97 * r}L${-0.13 * r} ${-1.1 * r}H${0.13 * r}L${0.2 * r} ${-0.97 * r}ZM${-0.14 * r} ${0.98 * r}H${0.14 * r}L${0.09 * r} ${1.07 * r}H${-0.09 * r}Z`,
    fill,
  ) + circle(0, -1.15 * r, 0.055 * r, 'none', { stroke: fill, 'stroke-width': 0.02 * r });

const boxOf = (r) => ({ x: -1.25 * r, y: -1.25 * r, w: 2.5 * r, h: 2.5 * r });

/** Draws the lit moon around 0, 0. */
export const moonLit = (r) => ({
  box: boxOf(r),
  art:
    el(
      'defs',
      {},
      radialGradient(
        'moon',
        [-0.15 * r, -0.15 * r, r * 1.15],
        [
          [0, '#fff8e4'],
          [0.6, '#fdeac0'],
          [1, '#f1c886'],
        ],
      ),
    ) +
    circle(0, 0, r, 'url(#moon)') +
    seas(r, '#dba765', 0.26),
});

/** Draws the moon without light: a paper lantern on its wires. */
export const moonDark = (r, { fill = '#1c2334', edge = '#46546d', wires = 0.5 } = {}) => {
  const ribs = [0.25, 0.55, 0.82]
    .map((k) => `M0 ${-r}A${r * k} ${r} 0 0 0 0 ${r}M0 ${-r}A${r * k} ${r} 0 0 1 0 ${r}`)
    .join('');
  return {
    box: boxOf(r),
    art:
      fittings(r, edge) +
      circle(0, 0, r, fill) +
      seas(r, '#0d1220', 0.4) +
      path(`${ribs}M0 ${-r}V${r}M${-r} 0H${r}`, 'none', {
        stroke: edge,
        'stroke-width': Math.max(1, r * 0.008),
        opacity: wires,
      }) +
      circle(0, 0, r, 'none', { stroke: edge, 'stroke-width': Math.max(1.5, r * 0.014), opacity: 0.9 }),
  };
};
