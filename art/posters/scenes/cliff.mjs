import { mix } from '../../lib/color.mjs';
import { line, num, path } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws a wall of rock on one side. A rope with a person on it hangs down the empty side. */
export function cliff({ random, s, motif }) {
  const edge = (x, slip, step) => {
    let d = `M${x} -10`;
    for (let y = 0; y < 1520; y += step)
      d += `L${num(x + random.range(-slip, slip) + y * 0.05)} ${num(y + random.range(0, step * 0.5))}`;
    return `${d}L${num(x + 80)} 1520H1010V-10Z`;
  };
  const faces = [
    [690, 34, 120, s.layers[1]],
    [770, 60, 170, s.layers[2]],
    [850, 70, 210, s.layers[3]],
    [930, 40, 240, s.layers[4]],
  ].map(([x, slip, step, fill]) => path(edge(x, slip, step), fill));
  const [x, y] = [590, 740];
  return {
    art:
      backdrop(s.sky) +
      path('M-10 1190L120 1130L230 1180L380 1090L520 1170L640 1110L1010 1180V1520H-10Z', mix(s.sky, s.layers[0], 0.6)) +
      path('M-10 1310L150 1240L330 1320L480 1250L700 1330L1010 1290V1520H-10Z', s.layers[0]) +
      faces.join('') +
      line(640, -10, x, y - 110, s.ink, 7) +
      line(x, y - 110, x - 26, y + 520, s.ink, 5) +
      place(motif, x, y, 260, { fill: s.pop, cut: s.ink, pop: s.ink }, { rotate: 6 }),
    ...titleAt(90, 420, s.sky, {
      box: { x: 70, width: 480 },
      align: 'start',
      valign: 'top',
      credit: { x: 70, ground: s.layers[0] },
    }),
  };
}
