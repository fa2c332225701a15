import { mix } from '../lib/color.mjs';
import { ellipse, num, polygon, rect } from '../lib/svg.mjs';

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
  const boards = [
    [-1, 215, 300, '#d8432a'],
    [1, 212, 250, '#3f9a94'],
  ]
    .map(
      ([side, dx, up, c]) =>
        polygon(
          [
            [cx + side * dx * k, street - up * k],
            [cx + side * (dx - 70) * k, street - (up - 14) * k],
            [cx + side * (dx - 70) * k, street - (up - 120) * k],
            [cx + side * dx * k, street - (up - 120) * k],
          ],
          c,
        ) +
        polygon(
          [
            [cx + side * (dx - 12) * k, street - (up - 26) * k],
            [cx + side * (dx - 58) * k, street - (up - 34) * k],
            [cx + side * (dx - 58) * k, street - (up - 54) * k],
            [cx + side * (dx - 12) * k, street - (up - 50) * k],
          ],
          '#ffe6bd',
        ),
    )
    .join('');
  return out + boards;
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
