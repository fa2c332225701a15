import { mix } from '../lib/color.mjs';
import { TAU } from '../lib/geometry.mjs';
import { circle, el, ellipse, group, linearGradient, num, path, ring } from '../lib/svg.mjs';
import { place } from '../posters/motifs/index.mjs';
import { skyGradient, glow, vignette } from './light.mjs';
import { starField } from './land.mjs';
import { breath, travel, wave } from './loop.mjs';

/** Draws a black hole over a shallow sea, with a walker and a small craft on the water. */
export function interstellar(v, random) {
  const [cx, cy, r] = [v.fx, v.fy - 30, 150 * v.k];
  const twinkling = Array.from({ length: 70 }, () => starSeed(v, random));
  const streams = Array.from({ length: 26 }, (_, i) => streamSeed(random, i / 25));
  const glints = Array.from({ length: 170 }, () => glintSeed(v, random, cx, v.ground - 20));
  return [
    {
      name: 'space',
      depth: 0,
      art:
        skyGradient(v, 'space', [
          [0, '#0b0a14'],
          [0.45, '#171226'],
          [0.72, '#3a2030'],
          [1, '#7a3f26'],
        ]) +
        glow('nebula', cx - 220 * v.k, cy + 60, 620 * v.k, '#5a2f4a', 0.55) +
        glow('nebula2', cx + 280 * v.k, cy - 180, 420 * v.k, '#23405a', 0.5),
    },
    { name: 'stars', depth: 0.08, art: starField(v, random, 360, '#fbe9cf', v.h * 0.75) },
    { name: 'twinkling', depth: 0.08, move: (t) => twinkling.map((star) => twinkle(star, t)).join('') },
    {
      name: 'holeGlow',
      depth: 0.18,
      blend: 'screen',
      gain: (t) => breath(t, 0.14, 2),
      art:
        glow('horizon', cx, v.ground - 20 * v.k, 480 * v.k, '#ff9a45', 0.42) +
        glow('holeGlow', cx, cy, r * 4.4, '#d9752c', 0.62) +
        glow('holeCore', cx, cy, r * 1.9, '#ffd690', 0.7),
    },
    { name: 'hole', depth: 0.18, art: hole(random, cx, cy, r) },
    { name: 'disc', depth: 0.18, move: (t) => streams.map((stream) => streamArt(stream, cx, cy, r, t)).join('') },
    {
      name: 'farWaves',
      depth: 0.4,
      art: sea(v, random, v.ground - 30, 5, '#4a2a2b', '#e08a42', 13),
    },
    {
      name: 'glints',
      depth: 0.4,
      blend: 'screen',
      move: (t) => glints.map((glint) => glintArt(glint, t)).join(''),
    },
    {
      name: 'craft',
      depth: 0.6,
      art:
        place('astronaut', cx - 150 * v.k, v.ground + 22 * v.k, 92 * v.k, {
          fill: '#15101a',
          cut: '#e8a04e',
          pop: '#5a3524',
        }) +
        reflectionOf(cx - 150 * v.k, v.ground + 68 * v.k, v.k) +
        craft(cx + 330 * v.k, v.ground + 4, v.k * 0.8),
    },
    { name: 'nearWaves', depth: 0.9, art: sea(v, random, v.ground + 90, 5, '#120d14', '#6e3f28', 26) },
    { name: 'vignette', depth: 0, art: vignette(v, '#0b0810') },
  ];
}

function hole(random, cx, cy, r) {
  const orbits = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const color = mix(mix('#fff3d2', '#f2a03d', Math.min(1, t * 1.7)), '#6b2618', Math.max(0, t * 1.7 - 0.8));
    const look = { stroke: color, 'stroke-width': num(random.range(1.2, 4.4)) };
    return { rx: r * (1.25 + t * 2.05), look: { ...look, opacity: num((1 - t * 0.75) * random.range(0.5, 1)) } };
  });
  const whole = orbits.map(({ rx, look }) => ellipse(cx, cy, num(rx), num(rx * 0.085), 'none', look)).join('');
  const nearHalf = orbits
    .map(({ rx, look }) =>
      path(`M${num(cx - rx)} ${cy}A${num(rx)} ${num(rx * 0.085)} 0 0 0 ${num(cx + rx)} ${cy}`, 'none', look),
    )
    .join('');
  let crown = '';
  for (let i = 0; i < 30; i += 1) {
    const t = i / 29;
    crown += ring(
      cx,
      cy,
      r * (1.09 + t * 0.5),
      mix('#fff3d2', '#a3441f', t ** 0.7),
      random.range(1, 5) * (1 - t * 0.6),
      { opacity: num((1 - t) ** 1.4) },
    );
  }
  const tilt = { transform: `rotate(-9 ${cx} ${cy})` };
  return (
    group(tilt, group({ filter: 'url(#softer)' }, whole), whole, group({ filter: 'url(#soft)' }, crown), crown) +
    circle(cx, cy, r * 1.045, '#07060b') +
    ring(cx, cy, r * 1.06, '#fff0c8', 3.5, { filter: 'url(#soft)' }) +
    ring(cx, cy, r * 1.05, '#ffe9b8', 2) +
    group(
      tilt,
      group({ filter: 'url(#softer)' }, nearHalf),
      el('defs', {}, el('clipPath', { id: 'beforeHole' }, circle(cx, cy, r * 1.5, '#000'))),
      group({ 'clip-path': 'url(#beforeHole)' }, nearHalf),
      ellipse(cx, cy + r * 0.1, r * 2.2, r * 0.05, '#fff6dc', { filter: 'url(#soft)' }),
    )
  );
}

/** Draws rows of swell. Each crest catches the light below the disc. */
function sea(v, random, y, rows, dark, light, step) {
  const crest = `crest${step}`;
  let out = el(
    'defs',
    {},
    linearGradient(
      crest,
      [v.fx - 620 * v.k, 0, v.fx + 620 * v.k, 0],
      [
        [0, light, 0],
        [0.5, '#ffd79a', 0.75],
        [1, light, 0],
      ],
    ),
  );
  for (let k = 0; k < rows; k += 1) {
    const base = y + k * step * (1 + k * 0.35);
    let d = `M${-v.bleed} ${num(base)}`;
    for (let x = -v.bleed; x < v.w + v.bleed;) {
      const w = random.range(120, 260) * (0.6 + k * 0.25);
      d += `q${num(w / 2)} ${num(-step * random.range(0.2, 0.75))} ${num(w)} 0`;
      x += w;
    }
    out += path(`${d}V${v.h + v.bleed}H${-v.bleed}Z`, mix(light, dark, 0.35 + (0.65 * (k + 1)) / rows));
    out += path(d, 'none', { stroke: `url(#${crest})`, 'stroke-width': 2 + k * 0.6 });
  }
  return out;
}

/** Returns a star that twinkles with its own phase and pace. */
const starSeed = (v, random) => ({
  x: random.range(-v.bleed, v.w + v.bleed),
  y: random.range(-v.bleed, v.h * 0.7),
  size: random.range(1, 2.3),
  offset: random.next(),
  turns: random.int(1, 4),
});

const twinkle = ({ x, y, size, offset, turns }, t) =>
  circle(num(x), num(y), num(size), '#fff1d8', { opacity: num(10 * (0.55 + 0.45 * wave(t, turns, offset))) / 10 });

/** Returns matter that orbits the hole: bright dashes along an orbit, with the inner ones faster. */
const streamSeed = (random, share) => ({
  reach: 1.3 + share * 1.9,
  dash: random.range(40, 130),
  gap: random.range(120, 320),
  turns: Math.round(4 - 2.6 * share),
  offset: random.next(),
  width: random.range(1, 2.6),
  light: random.range(0.3, 0.75) * (1 - share * 0.5),
  color: mix('#fff8e6', '#ffb050', share),
});

/** Draws an orbit. Its near half is in front of the hole; of the far half only the ends are visible. */
function streamArt({ reach, dash, gap, turns, offset, width, light, color }, cx, cy, r, t) {
  const rx = r * reach;
  const [hidden, k] = [Math.acos(Math.min(1, 1.5 / reach)), r / 150];
  const arc = (from, to) => {
    const points = Array.from({ length: 33 }, (_, i) => {
      const a = from + ((to - from) * i) / 32;
      return `${num(cx + Math.cos(a) * rx)} ${num(cy + Math.sin(a) * rx * 0.085)}`;
    });
    return `M${points.join('L')}`;
  };
  const half = Math.PI / 2;
  const visible = hidden > 0.05 ? arc(Math.PI, Math.PI + hidden) + arc(TAU - hidden, TAU) : '';
  return path(arc(2 * half, 0) + visible, 'none', {
    stroke: color,
    'stroke-width': num(width * k),
    'stroke-linecap': 'round',
    'stroke-dasharray': `${num(dash * k)} ${num(gap * k)}`,
    'stroke-dashoffset': num((Number(num(dash * k)) + Number(num(gap * k))) * travel(t, -turns, offset)),
    opacity: num(light),
    transform: `rotate(-9 ${cx} ${num(cy)})`,
  });
}

/** Returns a glint of the disc on the water. */
const glintSeed = (v, random, cx, y) => {
  const t = random.next();
  return {
    x: cx + random.range(-1, 1) * (60 + 300 * t) * v.k,
    y: y + 6 + t * 190 * v.k,
    rx: random.range(14, 90) * (0.4 + t),
    ry: 1.2 + t * 1.6,
    color: mix('#ffd48a', '#c0622c', random.next()),
    light: random.range(0.25, 0.9) * (1 - t * 0.6),
    offset: random.next(),
    turns: random.int(1, 3),
  };
};

/** Draws the glint, which slides along the swell, and flares and fades at its own pace. */
const glintArt = ({ x, y, rx, ry, color, light, offset, turns }, t) => {
  const flare = 0.5 + 0.5 * wave(t, turns, offset);
  return ellipse(num(x + wave(t, 1, offset) * rx * 0.6), num(y), num(rx * (0.7 + 0.3 * flare)), num(ry), color, {
    opacity: Math.round(100 * light * (0.15 + 0.85 * flare)) / 100,
  });
};

const reflectionOf = (x, y, k) =>
  Array.from({ length: 7 }, (_, i) =>
    ellipse(x + ((i * 37) % 11) - 5, y + i * 8 * k, (24 - i * 2) * k, 2.4 * k, '#15101a', { opacity: 0.7 - i * 0.08 }),
  ).join('');

/** Draws a small lander with its ramp down. */
const craft = (x, y, k) =>
  group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${num(k * 100) / 100})` },
    path('M-90 10L-58 -22L-20 -34L34 -34L70 -14L92 10L60 18H-64Z', '#15101a'),
    path('M-58 -22L-20 -34L34 -34L52 -24L-30 -20Z', '#c9783c'),
    path('M40 -18L66 -10L70 -2L46 -4Z', '#ffd58c'),
    path('M-52 16L-66 40H-58L-42 16ZM44 16L58 40H66L54 16ZM-10 16L-30 42H-18L4 16Z', '#15101a'),
    ellipse(0, 43, 104, 4, '#0a070c', { opacity: 0.55 }),
  );
