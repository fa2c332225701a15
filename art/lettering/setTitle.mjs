import { num, path } from '../lib/svg.mjs';
import { breakLines } from './breakLines.mjs';
import { inCaseOf, loadFace } from './fonts.mjs';
import { outlineLine, toPathData } from './outline.mjs';

/** Returns lines of one size, with the line count that gives the largest letters within the box. */
function evenLines(face, text, box, { maxLines, maxCap, tracking }) {
  let best = null;
  for (let count = 1; count <= maxLines; count += 1) {
    const lines = breakLines(text, count, (l) => outlineLine(face, l, tracking).width);
    if (!lines) break;
    const outlines = lines.map((l) => outlineLine(face, l, tracking));
    const depth = Math.max(0, outlines.at(-1).bottom);
    const rise = Math.max(face.capHeight, -outlines[0].top);
    const tall = rise + (count - 1) * face.leading * face.capHeight + depth;
    const size = Math.min(
      box.width / Math.max(...outlines.map((o) => o.width)),
      box.height / tall,
      maxCap / face.capHeight,
    );
    if (!best || size > best.size * 1.04) best = { size, outlines, tall: tall * size, rise: rise * size };
  }
  return best.outlines.map((outline, i) => ({
    outline,
    size: best.size,
    baseline: best.rise + i * face.leading * face.capHeight * best.size,
    tall: best.tall,
  }));
}

/** Returns lines like wood type: every line has the full width, and so its own size. */
function stackedLines(face, text, box, { maxLines, maxCap }) {
  const gap = face.capHeight * (face.leading - 1);
  let best = null;
  for (let count = 1; count <= maxLines; count += 1) {
    const lines = breakLines(text, count, (l) => outlineLine(face, l).width);
    if (!lines) break;
    const outlines = lines.map((l) => outlineLine(face, l));
    const sizes = outlines.map((o) => Math.min(box.width / o.width, maxCap / face.capHeight));
    const lead = Math.min(...sizes) * gap + 8;
    const height = sizes.reduce((sum, s) => sum + s * face.capHeight, 0) + lead * (count - 1);
    const shrink = Math.min(1, box.height / height);
    const area = sizes.reduce((sum, s, i) => sum + s * s * outlines[i].width, 0) * shrink * shrink;
    if (!best || area > best.area) best = { area, outlines, sizes: sizes.map((s) => s * shrink), lead: lead * shrink };
  }
  let y = 0;
  const placed = best.outlines.map((outline, i) => {
    y += best.sizes[i] * face.capHeight + (i ? best.lead : 0);
    return { outline, size: best.sizes[i], baseline: y };
  });
  const depth = Math.max(0, placed.at(-1).outline.bottom * placed.at(-1).size * 0.8);
  return placed.map((line) => ({ ...line, tall: y + depth }));
}

/**
 * Sets text as outlines into a box {x, y, width, height}.
 * style: 'even'
 * 'stack'
 * 'cut' (even, with every letter slightly askew).
 * Returns {svg, box}, with the box of the result.
 */
export function setTitle(text, box, options) {
  const {
    face: faceName,
    fill,
    align = 'middle',
    valign = 'middle',
    style = 'even',
    random,
    maxLines = 4,
    maxCap = 400,
    tracking,
    attributes,
  } = options;
  const face = loadFace(faceName);
  const shown = inCaseOf(face, text);
  const settings = { maxLines, maxCap, tracking };
  const lines = style === 'stack' ? stackedLines(face, shown, box, settings) : evenLines(face, shown, box, settings);
  const { tall } = lines[0];
  const slack = box.height - tall;
  const top = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? slack : slack / 2);
  const anchor = align === 'start' ? 0 : align === 'end' ? 1 : 0.5;
  let d = '';
  let [left, right] = [Infinity, -Infinity];
  for (const { outline, size, baseline } of lines) {
    const x0 = box.x + (box.width - outline.width * size) * anchor - outline.left * size;
    left = Math.min(left, x0 + outline.left * size);
    right = Math.max(right, x0 + outline.right * size);
    for (const glyph of outline.glyphs) {
      const askew = style === 'cut' ? pasteAskew(glyph, random) : (x, y) => [x, y];
      d += toPathData(glyph, (x, y) => {
        const [gx, gy] = askew(x, y);
        return [x0 + gx * size, top + baseline + gy * size];
      });
    }
  }
  return {
    svg: path(d, fill, { ...embolden(face, lines[0].size, fill), ...attributes }),
    d,
    box: { x: left, y: top, width: right - left, height: tall },
    capSize: lines[0].size * face.capHeight,
  };
}

/** Returns attributes that make light faces slightly bolder, so that they stay readable in a thumbnail. */
const embolden = (face, size, fill) =>
  face.weight ? { stroke: fill, 'stroke-width': num(face.weight * size), 'stroke-linejoin': 'round' } : {};

function pasteAskew(glyph, random) {
  const xs = glyph.flatMap((c) => (c.x === undefined ? [] : [c.x]));
  const cx = xs.length ? (Math.min(...xs) + Math.max(...xs)) / 2000 : 0;
  const angle = random.range(-0.07, 0.07);
  const lift = random.range(-0.035, 0.035);
  const [cos, sin] = [Math.cos(angle) * 0.95, Math.sin(angle) * 0.95];
  return (x, y) => [cx + (x - cx) * cos - (y + 0.35) * sin, -0.35 + (x - cx) * sin + (y + 0.35) * cos + lift];
}
