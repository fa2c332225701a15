import { group, path, rect } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

const SHAPES = {
  bauhaus: [
    'M0 0H100A100 100 0 0 1 0 100Z',
    'M0 0H100L0 100Z',
    'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z',
    'M0 0H50V50H100V100H50V50H0Z',
    'M0 100A50 50 0 0 1 100 100ZM0 50A50 50 0 0 1 100 50Z',
    'M0 0H100V30H0ZM0 60H100V90H0Z',
  ],
  cipher: [
    'M20 50A30 30 0 0 1 80 50A30 30 0 0 1 20 50ZM32 50A18 18 0 0 0 68 50A18 18 0 0 0 32 50Z',
    'M46 12H54V88H46ZM12 46H88V54H12Z',
    'M50 14L86 84H14ZM50 34L32 74H68Z',
    'M16 20H84V32H16ZM44 32H56V86H44Z',
    'M18 50A32 32 0 0 1 50 18V50ZM50 50H82A32 32 0 0 1 50 82Z',
    'M20 16L80 84H66L14 24ZM80 16L20 84H34L86 24Z',
    'M22 14H34V44H66V14H78V86H66V56H34V86H22Z',
    'M16 16H84V84H16ZM28 28V72H72V28Z',
    'M14 80L50 16L86 80H72L50 40L28 80Z',
    'M30 14H78V26H42V42H70V54H42V86H30Z',
  ],
};

/**
 * Draws a strict grid of printed shapes, with a window for the motif. kind: bauhaus
 * cipher
 * code
 */
export function tiles({ random, s, motif, o }) {
  const kind = o.kind ?? 'bauhaus';
  const cols = kind === 'bauhaus' ? 5 : 8;
  const cell = 1000 / cols;
  const rows = Math.ceil(1100 / cell);
  const tones = o.tones?.(s) ?? [s.layers[1], s.layers[2], s.layers[3], s.pop, s.disc];
  let art = backdrop(kind === 'code' ? s.layers[4] : s.sky);
  if (kind === 'code') art += code(random, s);
  else {
    for (let r = 0; r < rows; r += 1) {
      for (let c = 0; c < cols; c += 1) {
        const turn = random.int(0, 3) * 90;
        const ground = kind === 'bauhaus' ? random.pick([s.sky, s.layers[0], s.layers[4], s.sky]) : s.sky;
        const fill = kind === 'bauhaus' ? random.pick(tones) : random.chance(0.08) ? s.pop : s.layers[4];
        const k = (cell / 100) * (kind === 'cipher' ? 0.8 : 1);
        const off = kind === 'cipher' ? cell * 0.1 : 0;
        art +=
          rect(c * cell, r * cell, cell + 1, cell + 1, ground) +
          path(random.pick(SHAPES[kind]), fill, {
            transform: `translate(${c * cell + off} ${r * cell + off}) scale(${k}) rotate(${kind === 'cipher' ? turn : turn} 50 50)`,
          });
      }
    }
  }
  if (motif)
    art +=
      (o.plate === false
        ? ''
        : rect(
            cell * (cols === 5 ? 1 : 2),
            cell * (cols === 5 ? 1 : 3),
            cell * (cols === 5 ? 3 : 4),
            cell * (cols === 5 ? 3 : 4),
            o.plateFill?.(s) ?? s.disc,
          )) +
      place(
        motif,
        500,
        o.motifY ?? (cols === 5 ? cell * 2.5 : cell * 5),
        o.size ?? 440,
        { fill: s.layers[4], cut: s.sky, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate, flip: o.flip },
      );
  return { art: group({}, art) + rect(-10, 1110, 1020, 400, s.layers[4]), ...titleAt(1150, 230, s.layers[4]) };
}

/** Draws columns of falling marks, which are brighter towards their heads. */
function code(random, s) {
  let out = '';
  for (let c = 0; c < 27; c += 1) {
    const head = random.range(200, 1150);
    const length = random.int(8, 26);
    for (let k = 0; k < length; k += 1) {
      const y = head - k * 40;
      if (y < -20) break;
      const shape = random.pick(SHAPES.cipher);
      out += path(shape, k === 0 ? s.paper : s.ramp[3], {
        opacity: k === 0 ? 1 : Math.round((1 - k / length) * 90) / 100,
        transform: `translate(${c * 37.5} ${Math.round(y)}) scale(.33)`,
      });
    }
  }
  return out;
}
