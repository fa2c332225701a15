import { mix } from '../lib/color.mjs';
import { ellipse, num, polygon, rect } from '../lib/svg.mjs';
import { glow } from './light.mjs';

/** The two signs over the street: side, distance from the middle, height, paint, and the color of their light. */
const BOARDS = [
  { name: 'left', side: -1, out: 215, up: 300, paint: '#d8432a', light: '#ff4a26' },
  { name: 'right', side: 1, out: 212, up: 250, paint: '#3f9a94', light: '#37c9bd' },
];

const boardArt = ({ side, out, up, paint }, cx, street, k) => {
  const at = (dx, dy) => [cx + side * (out - dx) * k, street - (up - dy) * k];
  return (
    polygon([at(0, 0), at(70, 14), at(70, 120), at(0, 120)], paint) +
    polygon([at(12, 26), at(58, 34), at(58, 54), at(12, 50)], '#ffe6bd') +
    polygon([at(12, 66), at(58, 68), at(58, 76), at(12, 76)], '#ffe6bd', { opacity: 0.55 }) +
    polygon([at(12, 88), at(40, 88), at(40, 96), at(12, 96)], '#ffe6bd', { opacity: 0.55 })
  );
};

/** Draws the light of one sign in the wet air and on its face. */
export const neon = (name, cx, street, k) => {
  const { side, out, up, light } = BOARDS.find((board) => board.name === name);
  const [x, y] = [cx + side * (out - 35) * k, street - (up - 62) * k];
  return glow(`neon-${name}`, x, y, 210 * k, light, 0.6) + glow(`neon-${name}-face`, x, y, 80 * k, light, 0.4);
};

export function canyon(v, random, cx, street, k) {
  let out = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i += 1) {
      const near = cx + side * (190 + i * 165) * k;
      const far = near + side * 190 * k;
      const top = street - (330 + i * 190) * k;
      const paint = mix('#4a352f', '#0f0f13', (i + 1) / 4.4);
      out += polygon(
        [
          [near, street + i * 20],
          [near, top],
          [far, top - 90 * k],
          [far + side * 800, top - 90 * k],
          [far + side * 800, v.h + v.bleed],
          [near, v.h],
        ],
        paint,
      );
      for (let wy = top + 24; wy < street - 30; wy += 30 * k) {
        for (let j = 0; j < 5; j += 1) {
          if (random.chance(0.3)) {
            const t = (j + 0.5) / 5.5;
            const x = near + (far - near) * t;
            const y = wy - 60 * k * t * ((street - wy) / (street - top));
            out += rect(x, y, 9 * k, 15 * k, random.chance(0.14) ? '#e5533a' : '#f2b565', {
              opacity: num(random.range(0.4, 0.95)),
            });
          }
        }
      }
    }
  }
  return out + BOARDS.map((board) => boardArt(board, cx, street, k)).join('');
}

export const wetStreet = (v, random, cx, y, k) =>
  polygon(
    [
      [cx - 210 * k, y],
      [cx + 210 * k, y],
      [v.w + v.bleed + 500, v.h + v.bleed],
      [-v.bleed - 300, v.h + v.bleed],
    ],
    '#1a1718',
  ) +
  polygon(
    [
      [cx - 60 * k, y],
      [cx + 60 * k, y],
      [cx + 250 * k, v.h + v.bleed],
      [cx - 330 * k, v.h + v.bleed],
    ],
    '#e07a3c',
    { filter: 'url(#mist)', opacity: 0.85 },
  ) +
  Array.from({ length: 90 }, () => {
    const t = random.next();
    return ellipse(
      cx + random.range(-1, 1) * (150 + 520 * t) * k,
      y + 8 + t * (v.h - y),
      random.range(10, 60) * (0.5 + t),
      1 + t * 2,
      random.pick(['#f0a058', '#d8432a', '#3f9a94', '#ffe0ae']),
      { opacity: num(random.range(0.12, 0.5)) },
    );
  }).join('');
