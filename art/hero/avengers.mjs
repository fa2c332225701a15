import { mix } from '../lib/color.mjs';
import { TAU } from '../lib/geometry.mjs';
import { circle, ellipse, group, num, path, polygon } from '../lib/svg.mjs';
import { skyGradient, glow, fog, beam, vignette } from './light.mjs';
import { city, strata } from './land.mjs';
import { appear, breath, flicker, travel, wave } from './loop.mjs';
import { embers, particles } from './particles.mjs';

const LIGHTS = ['#e5483a', '#f2b33c', '#5fae6a', '#4aa3d8', '#b06ad0', '#f4ead2'];

/** Draws six lights that come down from a torn sky and meet over a city at dusk. */
export function avengers(v, random) {
  const [cx, k] = [v.fx, v.k];
  const meet = [cx, v.ground - 190 * k];
  const tear = [cx - 10 * k, v.fy - 220 * k];
  const ends = LIGHTS.map((_, i) => [tear[0] + (i - 2.5) * 230 * k, tear[1] - 160 * k]);
  const orbits = Array.from({ length: 14 }, (_, i) => orbitSeed(random, i));
  const stones = Array.from({ length: 46 }, () => stoneSeed(random, cx, k));
  const sparks = particles(v, random, 70);
  const panes = { mid: [], near: [] };
  return [
    {
      name: 'sky',
      depth: 0,
      art: skyGradient(v, 'sky', [
        [0, '#120e22'],
        [0.35, '#35204a'],
        [0.6, '#8a3f56'],
        [0.78, '#e0794a'],
        [1, '#f5b868'],
      ]),
    },
    {
      name: 'riftGlow',
      depth: 0.1,
      blend: 'screen',
      gain: (t) => breath(t, 0.2, 2),
      art: glow('riftGlow', ...tear, 560 * k, '#ffb27a', 0.7),
    },
    { name: 'rift', depth: 0.1, art: rift(random, tear, k) },
    { name: 'ring', depth: 0.1, move: (t) => orbits.map((orbit) => orbitArt(orbit, tear, k, t)).join('') },
    {
      name: 'stormClouds',
      depth: 0.2,
      art: strata(v, random, {
        y: tear[1] + 90 * k,
        spread: 190 * k,
        count: 16,
        width: 330 * k,
        dark: '#2b1c3e',
        light: '#c9667a',
        opacity: 0.85,
      }),
    },
    ...[0, 1].map((odd) => ({
      name: odd ? 'beamsOdd' : 'beamsEven',
      depth: 0.34,
      blend: 'screen',
      gain: (t) => breath(t, 0.4, 3 + odd),
      art: ends
        .map((end, i) => (i % 2 === odd ? beam(`beam${i}`, meet, end, 5 * k, 54 * k, LIGHTS[i], 0.95) : ''))
        .join(''),
    })),
    {
      name: 'meet',
      depth: 0.34,
      blend: 'screen',
      gain: (t) => breath(t, 0.25, 4),
      art: glow('meet', ...meet, 330 * k, '#ffe3b0', 0.95, 0.04),
    },
    {
      name: 'halos',
      depth: 0.34,
      blend: 'screen',
      move: (t) => ends.map((end, i) => halo(i, meet, end, k, t)).join(''),
    },
    { name: 'streaks', depth: 0.34, move: (t) => ends.map((end, i) => streak(i, meet, end, k, t)).join('') },
    {
      name: 'farCity',
      depth: 0.42,
      art:
        city(v, random, {
          y: v.ground + 40,
          height: 250 * k,
          width: 46 * k,
          paint: '#8a4252',
          window: '#ffce8a',
          chance: 0.1,
        }) + fog(v, 'fog1', v.ground - 170 * k, v.ground + 80, '#f2a262', 0.72),
    },
    {
      name: 'midCity',
      depth: 0.6,
      art:
        city(v, random, {
          y: v.ground + 150 * k,
          height: 370 * k,
          width: 74 * k,
          paint: '#4a2440',
          window: '#ffc46e',
          chance: 0.22,
          dip: { x: cx, reach: 330 * k },
          held: panes.mid,
        }) + fog(v, 'fog2', v.ground - 60 * k, v.ground + 150, '#c2604c', 0.5),
    },
    { name: 'midWindows', depth: 0.6, move: (t) => blinking(panes.mid, '#e8a468', t) },
    { name: 'spire', depth: 0.66, art: spire(cx, v.ground + 120, k) },
    {
      name: 'nearCity',
      depth: 0.85,
      art: city(v, random, {
        y: v.h,
        height: (v.h - v.ground) * 1.3,
        width: 120 * k,
        paint: '#170f1e',
        window: '#f0a24e',
        chance: 0.16,
        dip: { x: cx - 60 * k, reach: 480 * k },
        held: panes.near,
      }),
    },
    { name: 'nearWindows', depth: 0.85, move: (t) => blinking(panes.near, '#f0a24e', t) },
    { name: 'debris', depth: 0.95, move: (t) => stones.map((stone) => stoneArt(v, stone, t)).join('') },
    {
      name: 'sparks',
      depth: 0.95,
      move: (t) => embers(sparks, t, { color: '#ffd08a', low: 0.8, high: 2.4, rise: v.h * 0.85, base: v.h }),
    },
    { name: 'vignette', depth: 0, art: vignette(v, '#120b16') },
  ];
}

function rift(random, [x, y], k) {
  let out = '';
  for (let i = 0; i < 18; i += 1) {
    const r = (70 + i * 24) * k;
    out += ellipse(x, y, r * 1.9, r * 0.42, 'none', {
      stroke: mix('#fff0cf', '#7a3f6a', i / 18),
      'stroke-width': num(random.range(2, 12) * k),
      opacity: num(1 - i / 20),
    });
  }
  return group({ filter: 'url(#soft)' }, out) + ellipse(x, y, 150 * k, 30 * k, '#fff6df', { filter: 'url(#softer)' });
}

/** Returns a bright piece of the ring around the tear, with its number of turns per loop. */
const orbitSeed = (random, i) => ({
  reach: 84 + i * 29,
  length: random.range(0.25, 0.8),
  offset: random.next(),
  turns: i < 5 ? 3 : i < 10 ? 2 : 1,
  width: random.range(2, 6),
  light: 0.95 - i * 0.05,
});

/** Draws the piece as a tail of short arcs that fade behind its head. */
const orbitArt = ({ reach, length, offset, turns, width, light }, [x, y], k, t) => {
  const at = (turn) => {
    const a = TAU * turn;
    return `${num(x + Math.cos(a) * reach * 1.9 * k)} ${num(y + Math.sin(a) * reach * 0.42 * k)}`;
  };
  const head = offset + turns * t;
  return Array.from({ length: 16 }, (_, i) => {
    const [from, to] = [head - (length * i) / 32, head - (length * (i + 1)) / 32];
    return path(`M${at(from)}Q${at((from + to) / 2)} ${at(to)}`, 'none', {
      stroke: '#ffe9c4',
      'stroke-width': num(width * k * (1 - i / 20)),
      opacity: Math.round(100 * light * (1 - i / 16) ** 1.5) / 100,
    });
  }).join('');
};

/** Returns the position of the light on beam `i`. It is 0 at the meeting point. */
const falling = (i, t) => 0.86 - 0.86 * travel(t, 1, (0.38 + i * 0.173) % 1);

const along = ([x, y], [tx, ty], s) => [x + (tx - x) * s, y + (ty - y) * s];

/** Returns the strength of the light, which is 0 at both ends. */
const strength = (s) => Math.round(100 * appear(s / 0.86, 0.14)) / 100;

const halo = (i, meet, end, k, t) => {
  const s = falling(i, t);
  return group(
    { opacity: strength(s) },
    glow(`halo${i}`, ...along(meet, end, s).map((c) => num(c) * 1), 40 * k, LIGHTS[i], 0.95),
  );
};

const streak = (i, meet, end, k, t) => {
  const s = falling(i, t);
  const [[px, py], [ex, ey]] = [along(meet, end, s), along(meet, end, Math.min(1, s + 0.34))];
  const w = 6 * k;
  return group(
    { opacity: strength(s) },
    polygon(
      [
        [px - w, py + w * 0.3],
        [px + w, py - w * 0.3],
        [ex, ey],
      ],
      mix(LIGHTS[i], '#fff6e0', 0.45),
    ),
    circle(num(px), num(py), num(7.5 * k), mix(LIGHTS[i], '#ffffff', 0.75)),
  );
};

/** Draws windows whose light goes off and on, each group at its own time. */
const blinking = (panes, color, t) =>
  Array.from({ length: 8 }, (_, i) => {
    const lit = flicker(t, [0.12 + i * 0.11, 0.16 + ((i * 0.37) % 0.8)], 0.9, 0.03);
    return path(panes.filter((_, at) => at % 8 === i).join('') || 'M0 0Z', color, {
      opacity: Math.round(lit * 100) / 100,
    });
  }).join('');

const spire = (x, base, k) =>
  group(
    { transform: `translate(${num(x)} ${num(base)}) scale(${k})` },
    path('M-70 240L-58 -120L-40 -200L-12 -236L0 -330L10 -238L36 -214L58 -120L70 240Z', '#2c1630'),
    path('M10 -238L36 -214L58 -120L70 240H34L24 -120Z', '#8a3f4a'),
    path('M-58 -120H58L62 -96H-62Z', '#1d1024'),
    Array.from({ length: 22 }, (_, i) =>
      path(`M${-44 + (i % 3) * 22} ${-170 + i * 17}h14v5h-14Z`, '#ffd08a', { opacity: i % 4 ? 0.9 : 0.35 }),
    ).join(''),
  );

/** Returns a loose stone: its outline, its position, and its turns. */
const stoneSeed = (random, x, k) => {
  const [a, d, size] = [random.range(0, TAU), random.range(120, 620) * k, random.range(3, 17) * k];
  return {
    x: x + Math.cos(a) * d,
    start: random.next(),
    outline: Array.from({ length: 5 }, (_, i) => {
      const reach = size * random.range(0.5, 1);
      return [Math.cos(i * 1.256 + a) * reach, Math.sin(i * 1.256 + a) * reach];
    }),
    paint: mix('#1c1122', '#6a3040', random.next()),
    turns: random.pick([-2, -1, 1, 2]),
    swing: random.next(),
  };
};

/** Draws the stone, which rises, turns over, and disappears before it starts again below. */
const stoneArt = (v, { x, start, outline, paint, turns, swing }, t) => {
  const way = travel(t, 1, start);
  const turn = turns * t;
  return group(
    {
      transform: `translate(${num(x + wave(t, 1, swing) * 9)} ${num(v.h * 0.95 - way * v.h)}) rotate(${num(360 * (turn - Math.floor(turn + 1e-9)))})`,
      opacity: Math.round(100 * appear(way, 0.16)) / 100,
    },
    polygon(outline, paint),
  );
};
