import { polar, smoothPath } from '../lib/geometry.mjs';
import { circle, group, num, path, polygonPath } from '../lib/svg.mjs';
import { wave } from './loop.mjs';

const BODY = '#1b1218';
const MEMBRANE = '#7c2a1e';
const RIM = '#ffb861';

/** The back from the neck to the end of the tail: x, y, half the thickness. */
const SPINE = [
  [-176, -36, 8],
  [-156, -42, 10],
  [-128, -34, 12],
  [-98, -14, 16],
  [-62, 2, 23],
  [-18, 8, 31],
  [28, 12, 27],
  [66, 20, 19],
  [104, 36, 13],
  [144, 56, 10],
  [182, 62, 7.5],
  [216, 48, 5.5],
  [240, 20, 4],
  [252, -14, 2.6],
];

/**
 * The shoulder, elbow and wrist, the finger tips from the leading one inward, and the points where the skin meets the
 * body.
 */
const WINGS = {
  near: {
    shoulder: [-14, -14],
    elbow: [58, -104],
    wrist: [128, -206],
    tips: [
      [348, -286],
      [376, -168],
      [330, -72],
      [232, -14],
    ],
    hip: [62, 8],
  },
  far: {
    shoulder: [-44, -8],
    elbow: [-66, -112],
    wrist: [-116, -214],
    tips: [
      [-318, -318],
      [-362, -214],
      [-312, -128],
      [-206, -92],
    ],
    hip: [-58, -4],
  },
};

/** Returns the points of a wing at a phase. Outer points follow the beat later. */
function pose(wing, t) {
  const bend = ([x, y]) => {
    const reach = Math.hypot(x - wing.shoulder[0], y - wing.shoulder[1]) / 400;
    const lift = 0.74 + 0.26 * Math.cos(2 * Math.PI * (2 * t - 0.11 * reach));
    return [x * (1 - (1 - lift) * 0.06), wing.shoulder[1] + (y - wing.shoulder[1]) * lift];
  };
  return {
    shoulder: wing.shoulder,
    elbow: bend(wing.elbow),
    wrist: bend(wing.wrist),
    tips: wing.tips.map(bend),
    hip: wing.hip,
  };
}

const at = (p) => p.map(num).join(' ');
const between = ([ax, ay], [bx, by], share) => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** Draws a bone that becomes thinner towards its end. */
const bone = (from, to, thick, thin, bow = 0) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const middle = between(from, to, 0.5).map((c, i) => c + [nx, ny][i] * bow * length);
  const side = (p, w) => [p[0] + nx * w, p[1] + ny * w];
  return `M${at(side(from, thick))}Q${at(side(middle, (thick + thin) / 2))} ${at(side(to, thin))}L${at(side(to, -thin))}Q${at(side(middle, -(thick + thin) / 2))} ${at(side(from, -thick))}Z`;
};

function wingArt(wing, t, skin, bow) {
  const { shoulder, elbow, wrist, tips, hip } = pose(wing, t);
  const scallops = [...tips, hip]
    .slice(1)
    .map((to, i) => `Q${at(between(between(tips[i], to, 0.5), wrist, 0.3))} ${at(to)}`)
    .join('');
  const lead = between(wrist, tips[0], 0.5).map((c, i) => c + [0, -26][i]);
  return (
    path(`M${at(shoulder)}L${at(elbow)}L${at(wrist)}Q${at(lead)} ${at(tips[0])}${scallops}Z`, skin) +
    path(
      bone(shoulder, elbow, 10, 7) +
        bone(elbow, wrist, 8, 5.5) +
        tips
          .map((tip, i) => bone(wrist, tip, i ? 3.4 : 5, 0.7, [bow * 0.12, bow * 0.05, -bow * 0.04, -bow * 0.1][i]))
          .join('') +
        bone(wrist, [wrist[0] + bow * 10, wrist[1] - 26], 4, 0.5, bow * 0.2),
      BODY,
    ) +
    path(`M${at(elbow)}L${at(wrist)}Q${at(lead)} ${at(tips[0])}`, 'none', {
      stroke: RIM,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
      opacity: 0.75,
    })
  );
}

/** Returns the spine at a phase. The tail swings, more towards its end. */
const spineAt = (t) => SPINE.map(([x, y, r], i) => [x, y + wave(t, 2, -i * 0.07) * Math.max(0, i - 6) * 1.7, r]);

function tube(spine) {
  const sides = spine.map(([x, y, r], i) => {
    const [before, after] = [spine[Math.max(0, i - 1)], spine[Math.min(spine.length - 1, i + 1)]];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    return [
      [x + (dy / length) * r, y - (dx / length) * r],
      [x - (dy / length) * r, y + (dx / length) * r],
    ];
  });
  const upper = sides.map(([up]) => up);
  return { upper, outline: smoothPath([...upper, ...sides.map(([, low]) => low).reverse()], true) };
}

const spikes = (upper) =>
  upper
    .slice(1, -2)
    .map(([x, y], i) => {
      const next = upper[i + 2];
      const [mx, my] = between([x, y], next, 0.5);
      const size = 5 + 6 * Math.sin((Math.PI * i) / upper.length);
      return `M${at(between([x, y], next, 0.12))}L${at([mx + size * 0.9, my - size * 1.35])}L${at(between([x, y], next, 0.8))}Z`;
    })
    .join('');

const spade = (spine) => {
  const [[ax, ay], [bx, by]] = spine.slice(-2);
  const angle = Math.atan2(by - ay, bx - ax);
  const p = (r, turn) => polar(bx, by, r, angle + turn);
  return `M${at(p(3, 1.6))}L${at(p(21, 1.15))}Q${at(p(22, 0.5))} ${at(p(46, 0))}Q${at(p(22, -0.5))} ${at(p(21, -1.15))}L${at(p(3, -1.6))}Z`;
};

const HEAD =
  'M10 -8L52 -26L6 -15L38 -40L-4 -17Q-16 -21 -27 -12L-36 -11L-58 -3Q-64 1 -60 5L-44 5L-30 6L-18 8L-34 12L-54 13L-50 19L-28 21L-20 27L-14 20Q2 20 12 10Z';
const LEGS =
  'M34 22Q58 34 74 50L96 54L104 62L92 60L98 68L84 60L72 60Q48 50 24 34ZM6 26Q22 42 44 54L62 62L68 70L57 67L61 75L48 67L36 66Q12 52 -10 32Z';

/** The angle of its dive in degrees. `bob` is its rise and fall with the wings. */
const DIVE = 15;
const bob = (k, t) => wave(t, 2, 0.25) * 7 * k - 7 * k;

/** Returns the position of its open jaws. `x, y, k, t` are those of the dragon. */
export function mouthOf(x, y, k, t = 0) {
  const [dx, dy] = polar(0, 0, 232 * k, (DIVE * Math.PI) / 180 + 0.02);
  return [x + dx, y + dy + bob(k, t)];
}

/**
 * Draws an invented dragon that dives to the right with both wings up. Its heart is at x, y; `t` is the phase of the
 * loop.
 */
export function dragon(x, y, k, t = 0) {
  const spine = spineAt(t);
  const { upper, outline } = tube(spine);
  const scale = Math.round(k * 100) / 100;
  return group(
    {
      transform: `translate(${num(x)} ${num(y + bob(k, t))}) rotate(${DIVE}) scale(${-scale} ${scale}) rotate(-5)`,
    },
    wingArt(WINGS.far, t, '#6b241c', -1),
    path(LEGS, BODY),
    path(outline, BODY),
    path(spikes(upper) + spade(spine), BODY),
    path(smoothPath(upper.slice(0, 6)), 'none', { stroke: RIM, 'stroke-width': 1.6, opacity: 0.55 }),
    group(
      { transform: `translate(-176 -36) rotate(${num(-8 + wave(t, 2, 0.2) * 3)})` },
      path(HEAD, BODY),
      path('M52 -26L6 -15L-4 -17M-27 -12L-36 -11L-58 -3', 'none', { stroke: RIM, 'stroke-width': 1.5, opacity: 0.7 }),
      circle(-20, -6, 2.6, '#ffd27a'),
    ),
    wingArt(WINGS.near, t, MEMBRANE, 1),
    path(polygonPath([upper[5], upper[6], [10, 6]]), BODY),
  );
}
