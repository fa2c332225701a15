import { num } from '../lib/svg.mjs';
import { fontFor } from './fonts.mjs';

/**
 * Returns the outlines of one line of text at size 1, starting at x = 0 on the baseline: the commands of the glyphs
 * with kerning and tracking, and the box of the ink.
 */
export function outlineLine(face, text, tracking = face.tracking) {
  const set = [...text].map((char) => {
    const font = fontFor(face, char) ?? face.font;
    return { font, glyph: font.charToGlyph(char) };
  });
  const commands = [];
  let pen = 0;
  set.forEach(({ font, glyph }, i) => {
    const shape = glyph.getPath(pen, 0, 1000);
    commands.push(shape.commands);
    const next = set[i + 1];
    const kerning = next?.font === font ? font.getKerningValue(glyph, next.glyph) : 0;
    pen += ((glyph.advanceWidth + kerning) / font.unitsPerEm) * 1000 + tracking * 1000;
  });
  return { glyphs: commands, ...inkBox(commands.flat()) };
}

function inkBox(commands) {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const c of commands) {
    for (const [x, y] of [
      [c.x, c.y],
      [c.x1, c.y1],
      [c.x2, c.y2],
    ]) {
      if (x === undefined) continue;
      x1 = Math.min(x1, x);
      y1 = Math.min(y1, y);
      x2 = Math.max(x2, x);
      y2 = Math.max(y2, y);
    }
  }
  return { left: x1 / 1000, top: y1 / 1000, right: x2 / 1000, bottom: y2 / 1000, width: (x2 - x1) / 1000 };
}

/** Returns the path data of glyph commands, mapped by `place` (x, y in thousandths of an em -> canvas). */
export function toPathData(commands, place) {
  const point = (x, y) =>
    place(x / 1000, y / 1000)
      .map(num)
      .join(' ');
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      if (c.type === 'C') return `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`;
      if (c.type === 'Q') return `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`;
      return `${c.type}${point(c.x, c.y)}`;
    })
    .join('');
}
