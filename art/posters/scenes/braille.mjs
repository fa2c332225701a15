import { mix } from '../../lib/color.mjs';
import { circle, ellipse } from '../../lib/svg.mjs';
import { backdrop, titleAt } from '../parts.mjs';

/** The raised dots of each letter, numbered down the left side and then down the right. */
const DOTS = { a: [1], d: [1, 4, 5], e: [1, 5], i: [2, 4], l: [1, 2, 3], r: [1, 2, 3, 5], v: [1, 2, 3, 6] };

/** Draws the title in braille: three rows of embossed letters that fill the sheet. */
export function braille({ s, o }) {
  const shade = mix(s.sky, s.ink, 0.55);
  const letters = [...o.word].map((letter, i) =>
    [1, 2, 3, 4, 5, 6]
      .map((dot) => {
        const [x, y] = [
          150 + (i % 3) * 290 + (dot > 3 ? 122 : 0),
          130 + Math.floor(i / 3) * 350 + ((dot - 1) % 3) * 102,
        ];
        return DOTS[letter].includes(dot)
          ? ellipse(x + 12, y + 18, 44, 42, shade) +
              circle(x, y, 42, i % 4 === 1 ? s.pop : s.paper) +
              ellipse(x - 13, y - 14, 13, 9, '#fff4de', { transform: `rotate(-40 ${x - 13} ${y - 14})`, opacity: 0.9 })
          : circle(x, y, 15, mix(s.sky, s.ink, 0.22));
      })
      .join(''),
  );
  return {
    art: backdrop(s.sky) + letters.join(''),
    ...titleAt(1190, 190, s.sky),
  };
}
