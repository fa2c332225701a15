import sharp from 'sharp';
import { el, document } from '../lib/svg.mjs';
import { lettersOf, segmentsOf } from './segments.mjs';

/**
 * The fonts of the machine, for letters that no face has. The first two precede the machine's default font, which may
 * have Arabic and Hebrew letters that are harder to read. The machine chooses a font for letters that none of these has.
 */
const FAMILIES = 'Noto Sans, Noto Sans Arabic, Noto Sans Hebrew, Segoe UI, sans-serif';

/** The size in which text is measured, in pixels. */
const SIZE = 64;
/** The height of the canvas and its baseline, in ems. Some scripts stack marks above and below their letters. */
const CANVAS = { height: 4, baseline: 2.5 };

/** The limits of a text. The letters are counted before they are measured. */
const MAX = { letters: 120, ems: 44 };

/** Characters that no font has. Fonts of supplementary planes are replaced by wider boxes. */
const MISSING = ['\u{fdd0}', '\u{2fffe}'];
/** The width of the frame of the box that replaces a missing letter, in pixels. */
const FRAME = 2;

const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Languages that a script proves. They choose the shapes of Chinese characters. */
const LANGUAGES = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
];

/** Returns the attributes that choose fonts, direction and the shapes of letters. Joined letters allow no spacing. */
function styleOf(text, language) {
  const [proven] = LANGUAGES.find(([, script]) => script.test(text)) ?? [];
  const known = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language ?? '') ? language : undefined;
  return {
    'font-family': FAMILIES,
    'font-weight': 800,
    'xml:lang': proven ?? known,
    'xml:space': 'preserve',
    direction: RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr',
  };
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns an SVG text. `x` is the point that `anchor` names. */
export const systemTextSvg = (text, style, { x, y, size, anchor, ...more }) =>
  el(
    'text',
    { x, y, 'font-size': size, 'text-anchor': anchor, ...style, ...more },
    text.replace(/[&<>]/g, (char) => ESCAPES[char]),
  );

/** Draws a text, and returns the box of its ink in pixels and its pixels. Returns null if it has no ink. */
async function inkOf(text, style) {
  const [width, height] = [SIZE * (2 * text.length + 12), SIZE * CANVAS.height];
  const svg = document(
    { width, height },
    systemTextSvg(text, style, { x: width / 2, y: SIZE * CANVAS.baseline, size: SIZE, anchor: 'middle' }),
  );
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  let [left, top, right, bottom] = [width, height, -1, -1];
  pixels.forEach((alpha, index) => {
    if (alpha === 0) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  });
  return right < 0 ? null : { left, top, right, bottom, at: (x, y) => pixels[(top + y) * width + left + x] };
}

/** Returns the size of an ink, and the pixels at its edge. */
function frameOf(ink) {
  const [width, height] = [ink.right - ink.left + 1, ink.bottom - ink.top + 1];
  const isEdge = (x, y) => Math.min(x, y, width - 1 - x, height - 1 - y) < FRAME;
  const pixels = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isEdge(x, y)) pixels.push(ink.at(x, y));
  return [width, height, ...pixels].join(' ');
}

const covered = new Map();

/**
 * Returns whether a font of the machine has a letter. The image library replaces a missing letter by a box with its
 * number, so a letter is missing if the edge of its image is the edge of such a box.
 */
function isCovered(char) {
  if (!covered.has(char)) covered.set(char, looksCovered(char));
  return covered.get(char);
}

async function looksCovered(char) {
  const style = styleOf('', null);
  const [ink, box] = await Promise.all([char, MISSING[char.length - 1]].map((each) => inkOf(each, style)));
  return ink === null || box === null || frameOf(ink) !== frameOf(box);
}

/** Returns the text without the signs that no font has, or null if a letter or a digit is missing. */
async function drawable(text) {
  let kept = '';
  for (const char of text) {
    if (/\s/.test(char) || (await isCovered(char))) kept += char;
    else if (/[\p{L}\p{M}\p{N}]/u.test(char)) return null;
  }
  return kept.replace(/\s+/g, ' ').trim();
}

/**
 * Measures a text in the fonts of the machine, for `setSystemText`. `language` chooses the shapes of Chinese
 * characters. Lengths are in ems. A text that is too long ends with an ellipsis. Returns null if no font has its
 * letters.
 */
export async function measureText(text, language) {
  const letters = lettersOf(text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\s\u200c\u200d]/gu, ''));
  const whole = await drawable(letters.slice(0, MAX.letters).join(''));
  if (!whole) return null;
  const style = styleOf(whole, language);
  // Bars at both ends give the width with the margins of the letters.
  const widthOf = async (inner) => {
    const ink = await inkOf(`|${inner}|`, style);
    return (ink.right - ink.left) / SIZE;
  };
  const bars = await widthOf('');
  const space = (await widthOf(' ')) - bars;
  const segments = [];
  let ems = 0;
  for (const segment of segmentsOf(whole)) {
    const trimmed = segment.trim();
    const width = (await widthOf(trimmed)) - bars;
    if (segments.length > 0 && ems + width > MAX.ems) break;
    segments.push({ text: segment, width, space: segment === trimmed ? 0 : space });
    ems += width + segments.at(-1).space;
  }
  if (segments.map((segment) => segment.text).join('') !== whole || letters.length > MAX.letters) {
    const last = segments.pop();
    const cut = `${last.text.trim()}…`;
    segments.push({ text: cut, width: (await widthOf(cut)) - bars, space: 0 });
  }
  const ink = await inkOf(whole, style);
  if (ink === null) return null;
  const baseline = CANVAS.baseline * SIZE;
  return { segments, style, rise: (baseline - ink.top) / SIZE, depth: Math.max(0, (ink.bottom - baseline) / SIZE) };
}
