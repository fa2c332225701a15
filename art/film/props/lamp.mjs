import { path } from '../../lib/svg.mjs';
import { INK, LAMP } from '../palette.mjs';

/** The height of the flame above the street. */
export const FLAME = 262;

/** Draws a street lamp that stands at 0, 0. */
export const lampPost = (fill = INK, rim = '#6b4a52') =>
  path(
    'M-5 0V-210H5V0ZM-16 0Q-14 -16 -7 -22H7Q14 -16 16 0ZM-9 -120H9V-112H-9ZM-22 -206H22V-202H-22ZM-9 -210Q-9 -222 -16 -232H16Q9 -222 9 -210Z',
    fill,
  ) +
  path('M-16 -232L-22 -290H22L16 -232ZM-12 -237H12L17 -285H-17Z', fill, { 'fill-rule': 'evenodd' }) +
  path('M-28 -290Q-12 -300 -7 -314H7Q12 -300 28 -290ZM-2 -314V-326H2V-314Z', fill) +
  path('M-1 -237V-285', 'none', { stroke: fill, 'stroke-width': 2 }) +
  path('M-5 0V-210M-28 -290Q-12 -300 -7 -314', 'none', { stroke: rim, 'stroke-width': 1.6, opacity: 0.6 });

/** Draws the glass of a lamp that burns. */
export const lampGlass = () =>
  path('M-12 -237H12L17 -285H-17Z', LAMP) +
  path('M0 -244Q-8 -254 0 -274Q8 -254 0 -244Z', '#fff6dd') +
  path('M-1 -237V-285', 'none', { stroke: '#b06a2a', 'stroke-width': 1.5 });
