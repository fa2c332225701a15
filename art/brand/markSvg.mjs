import { polar } from '../lib/geometry.mjs';
import { document, group, num, path, rect } from '../lib/svg.mjs';
import { INK, LAMP, LAMP_DEEP, PAPER } from './colors.mjs';

const HUB = [16.5, 32];

/** Draws a leaf of the reel: a paper frame that stands out from the hub at `angle`, in degrees. */
const leaf = (angle, spread, inner, outer, fill) => {
  const rad = (deg) => (deg * Math.PI) / 180;
  const corner = (r, a) =>
    polar(...HUB, r, rad(a))
      .map(num)
      .join(' ');
  return path(
    `M${corner(inner, angle - spread * 0.72)}L${corner(outer, angle - spread)}L${corner(outer, angle + spread)}L${corner(inner, angle + spread * 0.72)}Z`,
    fill,
    { 'stroke-linejoin': 'round', stroke: fill, 'stroke-width': 1.2 },
  );
};

/**
 * Draws the sign of Kinora in a box of 64: a K whose stem is the viewer's stand. Its arms are the paper frames of the
 * reel, opened like a fan of light around the lamp.
 */
export const sign = ({ leaves = 5 } = {}) => {
  const angles = leaves === 5 ? [-44, -22, 0, 22, 44] : [-40, 0, 40];
  const outer = leaves === 5 ? [32, 31, 30.5, 31, 32] : [32, 29, 32];
  const spread = leaves === 5 ? 7.8 : 12.5;
  const tones = leaves === 5 ? [LAMP, '#e08c1f', LAMP_DEEP, '#e08c1f', LAMP] : [LAMP, LAMP_DEEP, LAMP];
  return (
    rect(12, 9, leaves === 5 ? 7.5 : 9, 46, PAPER, { rx: 2 }) +
    angles.map((a, i) => leaf(a, spread, leaves === 5 ? 10 : 10, outer[i], tones[i])).join('')
  );
};

/** Returns the sign as SVG source. `rounded` has a rounded plate of ink, `full` has a plate without margins. */
export function markSvg({ shape = 'rounded', leaves = 5, scale = 1 } = {}) {
  const plate =
    shape === 'rounded' ? rect(0, 0, 64, 64, INK, { rx: 14 }) : shape === 'full' ? rect(0, 0, 64, 64, INK) : '';
  const k = num(scale * 100) / 100;
  return document(
    { width: 64, height: 64 },
    plate,
    group({ transform: `translate(32 32) scale(${k}) translate(-30.5 -32)` }, sign({ leaves })),
  );
}
