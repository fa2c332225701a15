import { TAU } from '../lib/geometry.mjs';

/**
 * Movements that close: every function takes the phase t of the loop (0 to 1) and makes a whole number of turns, so
 * that t = 1 equals t = 0.
 */

/** Returns a value from -1 to 1, with `turns` swings per loop. */
export const wave = (t, turns = 1, offset = 0) => Math.sin(TAU * (turns * t + offset));

/** Returns light that starts full, dims by `depth` and returns, `turns` times per loop. */
export const breath = (t, depth, turns = 1) => 1 - (depth * (1 - Math.cos(TAU * turns * t))) / 2;

/** Returns the light of a lamp with a loose contact: full at t = 0, with short soft dips at the phases in `dips`. */
export const flicker = (t, dips, depth = 0.6, width = 0.012) =>
  dips.reduce((light, at) => {
    const away = Math.abs(t - at - Math.round(t - at));
    return light * (1 - depth * Math.exp(-((away / width) ** 2)));
  }, 1);

/** Returns the position from 0 to 1 on a way that is made `turns` times per loop, beginning at `start`. */
export const travel = (t, turns, start) => {
  const way = start + turns * t;
  return way - Math.floor(way + 1e-9);
};

/** Returns the visibility on a way: 1 in the middle, 0 at both ends. This hides the jump back. */
export const appear = (way, edge = 0.12) => Math.max(0, Math.min(1, way / edge, (1 - way) / edge));
