import { cutRect } from '../../lib/geometry.mjs';
import { group, num, polygon } from '../../lib/svg.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** Draws days scratched into a wall in fives, with the last one in another color. */
export function tally({ random, s, o }) {
  const marks = Array.from({ length: o.days }, (_, i) => {
    const [fives, within] = [Math.floor(i / 5), i % 5];
    const [x, y] = [90 + (fives % 2) * 460, 110 + Math.floor(fives / 2) * 350];
    const fill = i === o.days - 1 ? s.pop : s.paper;
    return within === 4
      ? group(
          { transform: `rotate(${num(-58 + random.range(-4, 4))} ${x + 150} ${y + 130})` },
          polygon(cutRect(random, x + 132, y - 80, 32, 420, 8), fill),
        )
      : group(
          { transform: `rotate(${num(random.range(-5, 5))} ${x + within * 88} ${y + 130})` },
          polygon(cutRect(random, x + within * 88, y + random.range(-14, 14), 34, 270, 8), fill),
        );
  });
  return {
    art: backdrop(s.sky) + marks.join(''),
    ...titleAt(1160, 230, s.sky, { box: { x: 80 }, align: 'start' }),
  };
}
