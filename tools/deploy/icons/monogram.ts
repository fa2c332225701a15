import type { Bitmap } from './png';

/**
 * Letters as center lines of strokes, in a box with a height of 6 units: the path commands M, L and Q with absolute
 * numbers. The bundle's commands have no fonts and no image library, so they draw icons from these.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M0.7 4L3.3 4',
  B: 'M0 6L0 0L2 0Q3.6 0 3.6 1.5Q3.6 3 2 3L0 3M2 3Q4 3 4 4.5Q4 6 2 6L0 6',
  C: 'M4 1.2Q3.2 0 2 0Q0 0 0 3Q0 6 2 6Q3.2 6 4 4.8',
  D: 'M0 0L0 6L1.5 6Q4 6 4 3Q4 0 1.5 0L0 0',
  E: 'M3.6 0L0 0L0 6L3.6 6M0 3L3 3',
  F: 'M3.6 0L0 0L0 6M0 3L3 3',
  G: 'M4 1.2Q3.2 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.4L2.4 3.4',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  I: 'M0 0L0 6',
  J: 'M3 0L3 4.2Q3 6 1.5 6Q0.2 6 0 4.6',
  K: 'M0 0L0 6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0L0 6L3.4 6',
  M: 'M0 6L0 0L2.4 4L4.8 0L4.8 6',
  N: 'M0 6L0 0L4 6L4 0',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0',
  P: 'M0 6L0 0L2 0Q4 0 4 1.7Q4 3.4 2 3.4L0 3.4',
  Q: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0M2.6 4.4L4.2 6.2',
  R: 'M0 6L0 0L2 0Q4 0 4 1.7Q4 3.4 2 3.4L0 3.4M2 3.4L4 6',
  S: 'M3.8 1.2Q3.2 0 2 0Q0.2 0 0.2 1.5Q0.2 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q0.6 6 0 4.8',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 4Q0 6 2 6Q4 6 4 4L4 0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1.4 6L2.9 1.6L4.4 6L5.8 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  Z: 'M0 0L4 0L0 6L4 6',
  0: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0',
  1: 'M0 1.2L1.4 0L1.4 6',
  2: 'M0 1.6Q0.2 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 2.4 4L0 6L4 6',
  3: 'M0.2 0L3.8 0L1.8 2.4Q4 2.4 4 4.2Q4 6 2 6Q0.6 6 0 5',
  4: 'M3 6L3 0L0 4.2L4 4.2',
  5: 'M3.6 0L0.6 0L0.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q0.7 6 0 5',
  6: 'M3.4 0Q0 1.6 0 4.1Q0 6 2 6Q4 6 4 4.1Q4 2.4 2 2.4Q0.4 2.4 0 4',
  7: 'M0 0L4 0L1.4 6',
  8: 'M2 2.9Q0.3 2.9 0.3 1.4Q0.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.9 2 2.9Q0 2.9 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.9 2 2.9',
  9: 'M0.6 6Q4 4.4 4 1.9Q4 0 2 0Q0 0 0 1.9Q0 3.6 2 3.6Q3.6 3.6 4 2',
};

/** A "play" triangle, for names whose letters are not listed above. */
const PLAY_STROKES = 'M0 0L4.6 3L0 6L0 0';

interface IconColors {
  ground: string;
  letters: string;
}

/** The shape of an icon. `rounded` has transparent corners. `full` fills the square, for systems that cut the icon. */
export interface IconShape {
  corners: 'rounded' | 'full';
  /** The size of the letters. 1 is the usual size. Smaller values are for systems that cut the edge of the icon. */
  scale: number;
}

interface Point {
  x: number;
  y: number;
}

interface LetterStrokes {
  /** The center lines, each a list of points in the icon's box. */
  lines: Point[][];
  strokeWidth: number;
}

/** The size of the box that the icon is laid out in, in units. */
const BOX = 64;
const CORNER = 14;
const LETTERS_WIDTH = 36;
const LETTERS_HEIGHT = 30;
const CAP_HEIGHT = 6;
const STROKE = 1.05;
const GAP = 1.7;
/** The number of segments for each curve. At 512 pixels no corner is visible. */
const CURVE_STEPS = 12;

/**
 * Returns the first letters of the first two words, without accents. Returns an empty string if a letter cannot be
 * drawn.
 */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[\s\-–—_.:/&+]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const first = words.slice(0, 2).map((word) => word.charAt(0));
  return first.every((letter) => Object.hasOwn(STROKES, letter)) ? first.join('') : '';
}

function flatten(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, command, written = ''] of path.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = written.trim().split(/\s+/).map(Number);
    if (command === 'M') lines.push([{ x: a, y: b }]);
    const line = lines.at(-1);
    const start = line?.at(-1);
    if (!line || !start) continue;
    if (command === 'L') line.push({ x: a, y: b });
    if (command === 'Q')
      for (let step = 1; step <= CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS;
        const at = (from: number, control: number, to: number) =>
          (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
        line.push({ x: at(start.x, a, c), y: at(start.y, b, d) });
      }
  }
  return lines;
}

/** Places the letters of a name in the center of the icon's box. */
function place(name: string, scale: number): LetterStrokes {
  const initials = initialsOf(name);
  const letters = [0, 1].flatMap((index) => STROKES[initials.charAt(index)] ?? []);
  const glyphs = (letters.length > 0 ? letters : [PLAY_STROKES]).map(flatten);
  const widthOf = (lines: Point[][]) => Math.max(...lines.flat().map(({ x }) => x));
  const width = glyphs.reduce((sum, lines) => sum + widthOf(lines), GAP * (glyphs.length - 1));
  const unit = Math.min(LETTERS_WIDTH / Math.max(width, 1), LETTERS_HEIGHT / CAP_HEIGHT) * scale;
  let left = BOX / 2 - (width * unit) / 2;
  const top = BOX / 2 - (CAP_HEIGHT * unit) / 2;
  const lines: Point[][] = [];
  for (const glyph of glyphs) {
    const start = left;
    for (const line of glyph) lines.push(line.map(({ x, y }) => ({ x: start + x * unit, y: top + y * unit })));
    left += (widthOf(glyph) + GAP) * unit;
  }
  return { lines, strokeWidth: STROKE * unit };
}

/** Returns the icon as SVG with rounded corners. */
export function monogramSvg(name: string, { ground, letters }: IconColors): string {
  const { lines, strokeWidth } = place(name, 1);
  const round = (value: number) => String(Math.round(value * 100) / 100);
  const path = lines.map((line) => `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" width="${BOX}" height="${BOX}">` +
    `<rect width="${BOX}" height="${BOX}" rx="${CORNER}" fill="${ground}"/>` +
    `<path d="${path}" fill="none" stroke="${letters}" stroke-width="${round(strokeWidth)}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/></svg>\n'
  );
}

/** Returns the squared distance of a point from a segment. */
function squaredDistance(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return (point.x - from.x - t * dx) ** 2 + (point.y - from.y - t * dy) ** 2;
}

/** Returns the distance of a point from the rounded square. It is negative inside. */
function outsideCorners({ x, y }: Point): number {
  const [dx, dy] = [x, y].map((value) => Math.abs(value - BOX / 2) - (BOX / 2 - CORNER));
  return Math.hypot(Math.max(dx ?? 0, 0), Math.max(dy ?? 0, 0)) - CORNER;
}

const channelsOf = (color: string) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/**
 * Returns the icon as pixels. The color of each pixel depends on its distance to the strokes, so that edges are smooth.
 */
export function drawMonogram(name: string, size: number, colors: IconColors, { corners, scale }: IconShape): Bitmap {
  const { lines, strokeWidth } = place(name, scale);
  const segments = lines.flatMap((line) => line.slice(1).map((to, index) => [line[index] ?? to, to] as const));
  const pixel = BOX / size;
  const cover = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance / pixel));
  const ground = channelsOf(colors.ground);
  const letters = channelsOf(colors.letters);
  const pixels = new Uint8Array(size * size * 4);
  for (let index = 0; index < size * size; index += 1) {
    const point = { x: ((index % size) + 0.5) * pixel, y: (Math.floor(index / size) + 0.5) * pixel };
    let nearest = Infinity;
    for (const [from, to] of segments) nearest = Math.min(nearest, squaredDistance(point, from, to));
    const ink = cover(Math.sqrt(nearest) - strokeWidth / 2);
    const alpha = corners === 'full' ? 1 : cover(outsideCorners(point));
    ground.forEach((value, channel) => {
      pixels[index * 4 + channel] = Math.round(value + ((letters[channel] ?? 0) - value) * ink);
    });
    pixels[index * 4 + 3] = Math.round(alpha * 255);
  }
  return { size, pixels };
}
