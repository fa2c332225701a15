import { circle, group, path } from '../../lib/svg.mjs';
import { INK, LAMP, SCARF } from '../palette.mjs';

export const BOAT_BOX = { x: -120, y: -210, w: 240, h: 250 };

/**
 * Draws a small fishing boat that sails to the right, with one man in it and a lamp at the mast. It floats at y = 0.
 */
export const boat = ({ fill = INK, sail = '#5d4a55', rim = '#caa08a' } = {}) =>
  path('M-4 -6V-186H3V-6Z', fill) +
  path('M6 -180Q66 -110 78 -42H6Z', sail) +
  path('M-7 -170Q-54 -104 -64 -42H-7Z', sail, { opacity: 0.86 }) +
  path('M6 -180Q66 -110 78 -42', 'none', { stroke: rim, 'stroke-width': 2, opacity: 0.7 }) +
  path('M3 -184L20 -178L3 -172Z', SCARF) +
  group(
    { transform: 'translate(-46 -18)' },
    circle(0, -32, 9, fill),
    path('M-11 -35Q0 -40 11 -35L10 -32H-10ZM-7 -37Q0 -50 7 -37Z', fill),
    path('M-8 -24Q0 -28 8 -24L12 6H-13Z', fill),
  ) +
  path('M-100 -24Q-4 -10 108 -32Q96 18 58 26H-62Q-92 14 -100 -24Z', fill) +
  path('M-100 -24Q-4 -10 108 -32', 'none', { stroke: rim, 'stroke-width': 3, opacity: 0.8 }) +
  path('M72 -36h12v-16h-12Z', LAMP) +
  path('M70 -52L78 -60L86 -52Z', fill);
