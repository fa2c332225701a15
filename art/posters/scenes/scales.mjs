import { circle, clip, el, group, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

const R = 200;

/** Draws the sea as a printed pattern of scales, and something that breaks through it. */
export function scales({ s, motif, o }) {
  const scale = (cx, cy, deep) =>
    [
      [R, s.paper],
      [R - 20, s.layers[deep]],
      [R - 70, s.paper],
      [R - 90, s.layers[deep]],
      [R - 140, s.paper],
      [R - 160, s.layers[deep]],
    ]
      .map(([r, fill]) => circle(cx, cy, r, fill))
      .join('');
  const row = (k) =>
    Array.from({ length: 4 }, (_, i) =>
      scale(i * R * 2 - (k % 2 ? R : 0), 820 + k * 100, Math.min(4, 1 + (k >> 1))),
    ).join('');
  const rows = (from, to) => Array.from({ length: to - from }, (_, i) => row(from + i)).join('');
  return {
    art:
      backdrop(s.sky) +
      el('defs', {}, clip('sheet', rect(0, 0, 1000, 1500, '#000'))) +
      group(
        { 'clip-path': 'url(#sheet)' },
        rows(0, 2),
        stand(motif, 520, 1130, o.size ?? 860, { fill: s.ink, cut: s.pop }),
        rows(2, 6),
        rect(-10, 1318, 1020, 220, s.layers[4]),
      ),
    ...titleAt(80, 215, s.sky, { credit: { y: 1432, ground: s.layers[4] } }),
  };
}
