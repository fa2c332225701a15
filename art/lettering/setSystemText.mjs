import { evenBreaks } from './segments.mjs';
import { systemTextSvg } from './systemText.mjs';

/** The distance between two lines, in ems. */
const GAP = 0.14;
/** Leaves room for the spaces between letters that are measured one by one. */
const FILL = 0.98;

/**
 * Sets a measured text (`measureText`) into a box {x, y, width, height}, in the lines that give the largest letters.
 * `align` names the start of the text's own direction, so 'start' is on the right for Arabic. Returns SVG source.
 */
export function setSystemText({ segments, style, rise, depth }, box, options) {
  const { fill, align = 'middle', valign = 'middle', maxLines = 4, maxCap = 400, attributes } = options;
  let best = null;
  for (let count = 1; count <= maxLines; count += 1) {
    const breaks = evenBreaks(
      segments.map(({ width, space }) => width + space),
      count,
    );
    if (breaks === null) break;
    const lines = breaks.map(([from, to]) => segments.slice(from, to));
    const tall = count * (rise + depth) + (count - 1) * GAP;
    const size = Math.min((box.width * FILL) / Math.max(...lines.map(widthOf)), box.height / tall, maxCap / rise);
    if (best === null || size > best.size * 1.04) best = { lines, size, tall: tall * size };
  }
  const { lines, size, tall } = best;
  const slack = box.height - tall;
  const top = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? slack : slack / 2);
  const isAtLeft = (align === 'start') === (style.direction === 'ltr');
  const x = align === 'middle' ? box.x + box.width / 2 : isAtLeft ? box.x : box.x + box.width;
  return lines
    .map((line, index) =>
      systemTextSvg(
        line
          .map(({ text }) => text)
          .join('')
          .trim(),
        style,
        {
          ...{ x, y: top + (rise + index * (rise + depth + GAP)) * size, size, anchor: align, fill },
          ...attributes,
        },
      ),
    )
    .join('');
}

/** Returns the width of a line. The space at its end takes no room. */
const widthOf = (line) => line.reduce((sum, { width, space }) => sum + width + space, 0) - (line.at(-1)?.space ?? 0);
