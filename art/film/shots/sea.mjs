import { mix } from '../../lib/color.mjs';
import { path, rect } from '../../lib/svg.mjs';
import { between, flame, glide, span, swing } from '../ease.mjs';
import { AMBER, BLIND, MOONLIT } from '../palette.mjs';
import { boat, BOAT_BOX } from '../props/boat.mjs';
import { cloudSprite } from '../props/clouds.mjs';
import { moonLit } from '../props/moon.mjs';
import { crests, drift, glints } from '../props/sea.mjs';
import { mist, pool, sky, stars } from '../props/sky.mjs';

/** The rows of waves, the farthest first: height, distance of crests, height of a crest, speed. */
const ROWS = [
  { y: 560, length: 120, height: 12, speed: 10 },
  { y: 606, length: 180, height: 22, speed: 18 },
  { y: 668, length: 260, height: 38, speed: 30 },
  { y: 744, length: 350, height: 56, speed: 48 },
  { y: 846, length: 470, height: 78, speed: 74 },
];

/** Draws the open sea in the colors of `p`, as rough as `storm` (0 to 1), with the boat behind its third row. */
function sea(random, p, { camera, storm, sailor, back = [], front = [] }) {
  const rows = ROWS.map((row, i) => {
    const tone = mix(p.sea[0], p.sea[2], i / 4);
    const height = row.height * between(0.5, 1.15, storm);
    return {
      ...crests(random, {
        ...row,
        height,
        fill: tone,
        crest: mix(tone, p.mist, 0.45 - i * 0.03),
        shadow: mix(tone, p.mist, 0.14),
        depth: 0.25 + i * 0.2,
      }),
      move: drift(row.y, {
        ...row,
        speed: row.speed * between(0.5, 1.3, storm),
        heave: between(3, 12, storm) * (0.5 + i * 0.25),
        offset: i * 0.31,
      }),
    };
  });
  return {
    camera,
    layers: [sky(p.sky, 600), ...back, ...rows.slice(0, 3), ...sailor, ...rows.slice(3), ...front],
  };
}

const rain = (random) => {
  let d = '';
  for (let i = 0; i < 90; i += 1) {
    const [x, y] = [random.range(0, 2000), random.range(0, 1000)];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l-12 46`;
  }
  return path(d, 'none', { stroke: '#93a6c2', 'stroke-width': 1.8, opacity: 0.5 });
};

/** Draws the boat that looks for the shore. */
export function lost(random) {
  const place = (T) => ({ x: 640 + (T - 38) * 16, y: 690 + 20 * swing(T, 0.3), turn: 0.13 * swing(T, 0.3, 0.2), k: 1 });
  const lamp = (T) => {
    const { x, y, turn } = place(T);
    return {
      x: x + 78 * Math.cos(turn) + 44 * Math.sin(turn),
      y: y - 44 * Math.cos(turn) + 78 * Math.sin(turn),
      gain: flame(T),
    };
  };
  return sea(random, BLIND, {
    camera: (T) => ({
      x: between(-50, 60, span(T, 37, 47)),
      y: 8 * swing(T, 0.15),
      zoom: between(1.14, 1, glide(T, 37, 47)),
    }),
    storm: 1,
    back: [
      ...[
        [900, 300, 210, 14],
        [1100, 1200, 150, 22],
        [760, 900, 330, 9],
      ].map(([w, x, y, speed]) => ({
        ...cloudSprite(random, w, { fill: '#121a2a', light: '#33425a' }),
        depth: 0.1,
        move: (T) => ({ x: x - (T - 38) * speed, y }),
      })),
      { ...mist(BLIND.mist, 440, 220, 0.3), depth: 0.1 },
    ],
    sailor: [
      { ...pool(420, '#a5692f', 0.5), depth: 0.75, move: lamp },
      { depth: 0.75, box: BOAT_BOX, art: boat({ sail: '#39404f', rim: '#9aa0a8', fill: '#0a0c14' }), move: place },
      { ...pool(90, '#ffd590', 0.9), depth: 0.75, move: lamp },
    ],
    front: [
      {
        depth: 0,
        box: { x: 0, y: 0, w: 2000, h: 1000 },
        detail: 0.9,
        art: rain(random),
        move: (T) =>
          [0, 1, 2, 3].map((i) => {
            const way = (T * 1.15 + (i % 2) * 0.5) % 1;
            return { x: -160 - way * 250 + (i > 1 ? 60 : 0), y: -1000 + way * 1900 + (i > 1 ? -450 : 0), gain: 0.55 };
          }),
      },
    ],
  });
}

/** Draws the same sea in the light of the forty-first lamp, which makes a path on the water. */
export function found(random) {
  const moon = { x: 1090, y: 236 };
  const on = (T) => 0.25 + 0.75 * glide(T, 64, 65.6);
  return sea(random, MOONLIT, {
    camera: (T) => ({
      x: between(-40, 40, span(T, 63, 71)),
      y: between(10, -8, span(T, 63, 71)),
      zoom: between(1.02, 1.1, glide(T, 63, 71)),
    }),
    storm: 0.12,
    back: [
      { ...stars(random, { x: 0, y: 0, w: 1600, h: 500 }, 120, MOONLIT.star), depth: 0.02 },
      { ...pool(620, '#ff9f58', 0.6), depth: 0.05, move: () => moon, gain: on },
      { ...moonLit(112), depth: 0.05, move: () => moon, gain: on },
      ...[
        [560, 360, 300, 0.1],
        [420, 1420, 390, 0.12],
        [300, 760, 430, 0.08],
      ].map(([w, x, y, depth]) => ({
        ...cloudSprite(random, w, { fill: '#4a4a76', light: '#ecc79c' }),
        depth,
        move: (T) => ({ x: x - (T - 64) * 4, y }),
      })),
      {
        depth: 0.15,
        box: { x: -200, y: 470, w: 900, h: 100 },
        art:
          path('M-200 570V540Q40 520 190 508Q330 470 470 520Q560 548 680 560V570Z', '#2e2f55') +
          path(
            'M300 496h3v5h-3ZM340 500h3v5h-3ZM270 506h3v5h-3ZM380 508h3v5h-3ZM230 512h3v5h-3ZM420 520h3v5h-3ZM320 514h3v5h-3ZM360 520h3v5h-3Z',
            AMBER,
          ),
      },
    ],
    sailor: [
      {
        blend: 'screen',
        depth: 0.4,
        box: { x: 500, y: 556, w: 1200, h: 180 },
        art: glints(random, { x: moon.x, top: 562, bottom: 730, spread: 260, color: '#ffdca0', count: 90 }),
        gain: (T) => on(T) * (0.75 + 0.14 * swing(T, 0.9)),
      },
      {
        depth: 0.75,
        box: BOAT_BOX,
        art: boat({ sail: '#c08a74', rim: '#ffdfae', fill: '#191528' }),
        move: (T) => ({
          x: 1120 - (T - 64) * 62,
          y: 680 + 5 * swing(T, 0.35),
          turn: 0.035 * swing(T, 0.35, 0.2),
          flip: true,
        }),
      },
    ],
    front: [
      {
        blend: 'screen',
        depth: 1,
        box: { x: 400, y: 720, w: 1400, h: 200 },
        art: glints(random, { x: moon.x, top: 738, bottom: 900, spread: 420, color: '#ffd08a', count: 60 }),
        gain: (T) => on(T) * (0.6 + 0.2 * swing(T, 0.7, 0.3)),
      },
      {
        depth: 0,
        box: { x: -20, y: -20, w: 1640, h: 940 },
        detail: 0.1,
        art: rect(-20, -20, 1640, 940, '#070a16'),
        gain: (T) => 0.5 * (1 - glide(T, 64, 65.6)),
      },
    ],
  });
}
