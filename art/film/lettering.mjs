import { createRandom } from '../lib/random.mjs';
import { setTitle } from '../lettering/setTitle.mjs';
import { PAPER } from './palette.mjs';

/** Returns a layer that does not move, with lines centered around `y`. Each line is {text, face, cap}. */
export function words(lines, { y, fill = PAPER, gap = 30, width = 1300, x = 800 }) {
  const heights = lines.map(({ cap }) => cap * 1.35);
  let top = y - (heights.reduce((all, h) => all + h, 0) + gap * (lines.length - 1)) / 2;
  const art = lines
    .map(({ text, face = 'jost', cap, color = fill }, i) => {
      const box = { x: x - width / 2, y: top, width, height: heights[i] };
      top += heights[i] + gap;
      return setTitle(text, box, { face, fill: color, maxCap: cap, maxLines: 1, random: createRandom(text) }).svg;
    })
    .join('');
  return { depth: 0, box: { x: 0, y: 0, w: 1600, h: 900 }, art };
}
