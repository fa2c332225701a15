import { during, glide, swing, between } from '../ease.mjs';
import { words } from '../lettering.mjs';
import { MOONLIT, PAPER } from '../palette.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { moonLit } from '../props/moon.mjs';
import { pool, sky, stars } from '../props/sky.mjs';

const quiet = '#d9b48a';

/** The text of each plate, and its start and end. */
const PLATES = [
  {
    from: 76.8,
    to: 79.6,
    lines: [
      { text: 'Drawn by a programme', cap: 17, color: quiet },
      { text: 'in the art room of Kinora', face: 'abril', cap: 46 },
    ],
  },
  {
    from: 79.4,
    to: 82.4,
    lines: [
      { text: 'A waltz for forty lamps and one moon', face: 'abril', cap: 40 },
      { text: 'No star was moved in the making of this film', cap: 17, color: quiet },
    ],
  },
];

/** Draws the sky, the lamp in it, and the credits. */
export function credits(random) {
  // The moon comes from its position over the town.
  const moon = (T) => {
    const share = glide(T, 75.6, 79);
    return { x: between(690, 800, share), y: between(158, 260, share), k: between(0.71, 1, share) };
  };
  return {
    camera: (T) => ({ y: between(40, 0, glide(T, 75.5, 82)), zoom: 1 }),
    layers: [
      sky(MOONLIT.sky, 1500),
      { ...stars(random, { x: 0, y: 0, w: 1600, h: 900 }, 170, MOONLIT.star), depth: 0.1 },
      { ...pool(520, '#ff9f58', 0.6), depth: 0, move: moon },
      { ...moonLit(104), depth: 0, move: moon },
      ...[
        [620, 240, 860],
        [760, 1330, 890],
      ].map(([w, x, y]) => ({
        ...cloudSprite(random, w, { fill: '#34365f', light: '#c9a183' }),
        depth: 0.8,
        move: (T) => ({ x: x + 20 * swing(T, 0.04), y }),
      })),
      ...PLATES.map(({ from, to, lines }) => ({
        ...words(lines, { y: 560, fill: PAPER, gap: 26 }),
        gain: (T) => during(T, from, to, 0.5),
      })),
    ],
  };
}
