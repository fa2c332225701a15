import { num, path } from '../../lib/svg.mjs';

/** The distance between two rungs. */
export const RUNG = 26;

/** Draws a ladder of `count` rungs, with its foot at 0, 0. */
export const ladder = (count, fill = '#2a2230', edge = '#a8774d') => {
  const h = count * RUNG;
  const rungs = Array.from({ length: count }, (_, i) => `M-17 ${num(-(i + 0.5) * RUNG)}H17`).join('');
  return {
    box: { x: -26, y: -h - 6, w: 52, h: h + 12 },
    art:
      path(`M-18 0V${-h}M18 0V${-h}${rungs}`, 'none', { stroke: fill, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
      path(`M-20 0V${-h}${rungs.replaceAll('H17', 'h30')}`, 'none', {
        stroke: edge,
        'stroke-width': 1.5,
        opacity: 0.6,
      }),
  };
};
