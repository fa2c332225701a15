import { mix } from '../lib/color.mjs';
import { circle, ellipse, group, num, path, polygon, rect } from '../lib/svg.mjs';
import { wall, inside, vaultDoor } from './vault.mjs';
import { skyGradient, glow, beam, vignette } from './light.mjs';
import { breath, travel, wave } from './loop.mjs';
import { embers, particles } from './particles.mjs';

/** Draws an open vault: light pours out, notes fly, and a crew in red stands in front of the gold. */
export function moneyHeist(v, random) {
  const [cx, cy, r, k] = [v.fx, v.fy, 265 * v.k, v.k];
  const floor = cy + r * 0.86;
  const dust = particles(v, random, 80);
  const paper = noteSeeds(v, random, cx, k);
  return [
    {
      name: 'hall',
      depth: 0,
      art:
        skyGradient(v, 'hall', [
          [0, '#1a0d0f'],
          [0.5, '#3a1516'],
          [1, '#1c0c0c'],
        ]) + columns(v, k),
    },
    { name: 'wall', depth: 0.15, art: wall(v, cx, cy, r, k) },
    { name: 'vault', depth: 0.25, art: inside(random, cx, cy, r, k) },
    {
      name: 'light',
      depth: 0.35,
      blend: 'screen',
      gain: (t) => breath(t, 0.2, 2),
      art:
        glow('vaultGlow', cx, cy, r * 3, '#ff9a3a', 0.6) +
        [-0.9, -0.45, 0.1, 0.5, 0.95]
          .map((a, i) =>
            beam(
              `ray${i}`,
              [cx, cy],
              [cx + Math.sin(a) * -900 * k, cy + 640 * k * Math.cos(a * 0.6)],
              r * 0.24,
              150 * k,
              '#ffb45a',
              0.34,
            ),
          )
          .join(''),
    },
    { name: 'floor', depth: 0.5, art: floorLight(v, random, cx, floor, r, k) },
    { name: 'door', depth: 0.55, art: vaultDoor(cx + r * 1.32, cy, r * 1.02, k) },
    { name: 'crew', depth: 0.7, art: crew(cx, floor, k) },
    { name: 'notes', depth: 0.85, move: (t) => paper.map((note) => noteArt(v, note, t)).join('') },
    { name: 'dust', depth: 1, move: (t) => embers(dust, t, { color: '#ffcf8a', low: 0.7, high: 2.2, ...DUST(v) }) },
    { name: 'vignette', depth: 0, art: vignette(v, '#120809') },
  ];
}

/** Returns the movement of the dust, which rises in the warm air over the whole height. */
const DUST = (v) => ({ rise: v.h + 60, base: v.h + 30 });

const columns = (v, k) =>
  Array.from({ length: 12 }, (_, i) => {
    const [x, w] = [-v.bleed + i * 165 * k, 92 * k];
    return (
      rect(x, -v.bleed, w, v.h + 2 * v.bleed, '#2a1112') +
      Array.from({ length: 5 }, (_, j) =>
        rect(x + 8 * k + j * 17 * k, -v.bleed, 6 * k, v.h + 2 * v.bleed, '#3d181a'),
      ).join('')
    );
  }).join('');

const floorLight = (v, random, cx, y, r, k) =>
  rect(-v.bleed, y, v.w + 2 * v.bleed, v.h, '#1d0c0c') +
  polygon(
    [
      [cx - r * 0.6, y],
      [cx + r * 0.6, y],
      [cx + r * 1.5, v.h + v.bleed],
      [cx - r * 2.6, v.h + v.bleed],
    ],
    '#e58a38',
    { filter: 'url(#softer)', opacity: 0.75 },
  ) +
  Array.from({ length: 9 }, (_, i) =>
    rect(-v.bleed, y + (i + 1) ** 1.7 * 7 * k, v.w + 2 * v.bleed, 2, '#12070780'.slice(0, 7), { opacity: 0.5 }),
  ).join('') +
  Array.from({ length: 40 }, () => {
    const [px, py] = [cx + random.range(-1.6, 1.1) * r, y + random.range(6, 200) * k];
    return polygon(
      [
        [px, py],
        [px + 22 * k, py - 4],
        [px + 28 * k, py + 5],
        [px + 5, py + 9],
      ],
      mix('#e9b982', '#8f4a2a', random.next()),
    );
  }).join('');

/** Draws hooded overalls from behind, in front of the light, without faces. */
const crew = (cx, floor, k) =>
  [
    [-235, 250, 0.84],
    [-120, 290, 0.95],
    [0, 330, 1.06],
    [122, 285, 0.95],
    [222, 245, 0.84],
  ]
    .map(([dx, h, s], i) => {
      const red = ['#8e1f1a', '#a82620', '#b92c22', '#a82620', '#8e1f1a'][i];
      return group(
        {
          transform: `translate(${num(cx + dx * k * 0.92)} ${num(floor + (28 + s * 36) * k)}) scale(${num(((h * k) / 100) * 100) / 100})`,
        },
        path(
          'M-9 -86Q0 -104 9 -86L10 -78L17 -72L21 -40L18 -22L14 -24L13 -40L12 -2H2L0 -34L-2 -2H-12L-13 -40L-14 -24L-18 -22L-21 -40L-17 -72L-10 -78Z',
          red,
        ),
        path('M0 -98Q9 -96 9 -86L10 -78L17 -72L21 -40L18 -22L15 -40L12 -70Z', mix(red, '#ffb45a', 0.5)),
        path('M-5 -86Q0 -94 5 -86L4 -79H-4Z', '#2a0d0c'),
        path(i === 2 ? 'M-24 -24H-12V-4H-30Z' : 'M0 0Z', '#1a0808'),
        ellipse(0, 0, 22, 2.6, '#160808', { opacity: 0.6 }),
      );
    })
    .join('');

/** Returns the banknotes around the vault: the start, size, tone and turns of each. */
const noteSeeds = (v, random, cx, k) =>
  Array.from({ length: 58 }, () => {
    const [x, y] = [cx + random.range(-1, 1) * random.range(80, 780) * k, random.range(-v.bleed, v.h + v.bleed)];
    const away = Math.hypot(x - cx, y - v.fy) / k;
    return {
      x,
      y,
      size: random.range(10, 34) * k * Math.min(1.25, 0.5 + away / 700),
      angle: random.range(0, 360),
      turns: random.pick([-1, 1]),
      flips: random.int(2, 4),
      flip: random.next(),
      tone: mix('#f6dca8', '#a8552c', random.next() * 0.8),
    };
  });

/** Draws one note at a phase: it falls through the frame, swings, turns, and shows its edge as it tumbles. */
function noteArt(v, { x, y, size: s, angle, turns, flips, flip, tone }, t) {
  const span = v.h + 2 * v.bleed;
  const fall = -v.bleed + travel(t, s > 26 ? 2 : 1, (y + v.bleed) / span) * span;
  const tumble = wave(t, flips, flip);
  const skew = Math.sign(tumble || 1) * Math.max(0.12, Math.abs(tumble));
  const curl = 0.3 * wave(t, flips, flip + 0.2);
  return group(
    {
      transform: `translate(${num(x + wave(t, 2, flip) * s * 0.9)} ${num(fall)}) rotate(${num(angle + wave(t, 1, angle / 360) * 50 * turns)}) scale(1 ${Math.round(skew * 100) / 100})`,
    },
    path(
      `M${num(-s)} ${num(-s * 0.5)}Q0 ${num(-s * (0.5 + curl))} ${num(s)} ${num(-s * 0.5)}V${num(s * 0.5)}Q0 ${num(s * (0.5 - curl))} ${num(-s)} ${num(s * 0.5)}Z`,
      tumble < 0 ? mix(tone, '#a8552c', 0.35) : tone,
    ),
    circle(0, num(-s * curl * 0.5), num(s * 0.22), '#a8552c', { opacity: 0.5 }),
  );
}
