import { TAU } from '../lib/geometry.mjs';

/**
 * Movement that closes: every function takes the phase t of the loop (0 to 1) and makes a whole
 * number of turns on the way, so that t = 1 is t = 0 again.
 */

/** -1 … 1, `turns` swings per loop. */
export const wave = (t, turns = 1, offset = 0) => Math.sin(TAU * (turns * t + offset));

/** Light that starts full, dims by `depth` and comes back, `turns` times per loop. */
export const breath = (t, depth, turns = 1) => 1 - (depth * (1 - Math.cos(TAU * turns * t))) / 2;

/** A lamp with a loose contact: full at t = 0, short soft dips at the phases in `dips`. */
export const flicker = (t, dips, depth = 0.6, width = 0.012) =>
  dips.reduce((light, at) => {
    const away = Math.abs(t - at - Math.round(t - at));
    return light * (1 - depth * Math.exp(-((away / width) ** 2)));
  }, 1);

/** Where something is on its way from 0 to 1 that it makes `turns` times, beginning at `start`. */
export const travel = (t, turns, start) => {
  const way = start + turns * t;
  return way - Math.floor(way + 1e-9);
};

/** Visible in the middle of its way, gone at both ends: hides the jump back. */
export const appear = (way, edge = 0.12) => Math.max(0, Math.min(1, way / edge, (1 - way) / edge));
