import { group, rect } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws one thing many times in a strict grid, with one of them different. */
export function repeat({ random, s, motif, o }) {
  const [cols, rows] = o.grid ?? [4, 5];
  const area = { x: 70, y: o.zone === 'top' ? 430 : 80, width: 860, height: o.height ?? 1010 };
  const [w, h] = [area.width / cols, area.height / rows];
  const size = o.size ?? Math.min(w, h) * 0.82;
  const odd = o.oddAt ?? random.int(Math.floor(cols * rows * 0.4), cols * rows - 2);
  const base = { fill: s.layers[o.tone ?? 3], cut: s.sky, pop: s.layers[1], ...o.colors?.(s) };
  const special = { fill: s.pop, cut: s.sky, pop: s.layers[4], ...o.oddColors?.(s) };
  let art = backdrop(s.sky);
  for (let i = 0; i < cols * rows; i += 1) {
    const [c, r] = [i % cols, Math.floor(i / cols)];
    const shift = o.brick && r % 2 ? w / 2 : 0;
    const [x, y] = [area.x + (c + 0.5) * w + shift, area.y + (r + 0.5) * h];
    if (o.brick && r % 2 && c === cols - 1) continue;
    const colors = o.tones ? { ...base, fill: o.tones(s)[(c * 3 + r * 5) % o.tones(s).length] } : base;
    if (o.checker && (c + r) % 2) art += rect(area.x + c * w, area.y + r * h, w, h, s.layers[0]);
    art +=
      i === odd
        ? place(o.odd ?? motif, x, y, size * (o.oddSize ?? 1), special, { rotate: o.oddRotate, flip: o.oddFlip })
        : place(motif, x, y, size, colors, { rotate: o.scatter ? random.range(-14, 14) : 0 });
  }
  return {
    art: group({}, art),
    ...(o.zone === 'top' ? titleAt(112, 270, s.sky, { credit: { y: 74 } }) : titleAt(1140, 240, s.sky)),
  };
}
