const clamp = (x) => Math.min(1, Math.max(0, x));

/** Returns the linear progress from second `from` to `to` at time T, from 0 to 1. */
export const span = (T, from, to) => clamp((T - from) / (to - from));

/** Returns the progress with a gentle start and end. */
export const glide = (T, from, to) => {
  const x = span(T, from, to);
  return x * x * (3 - 2 * x);
};

/** Returns the progress with a fast start and a gentle end. */
export const settle = (T, from, to) => 1 - (1 - span(T, from, to)) ** 3;

export const between = (a, b, share) => a + (b - a) * share;

/** Returns a value from -1 to 1 that swings `perSecond` times a second. */
export const swing = (T, perSecond, offset = 0) => Math.sin(2 * Math.PI * (T * perSecond + offset));

/** Returns 1 within from … to, with gentle edges. */
export const during = (T, from, to, edge = 0.6) => glide(T, from, from + edge) * (1 - glide(T, to - edge, to));

/** Returns the unsteady light of a flame, about 1. */
export const flame = (T, offset = 0) => 1 + 0.05 * swing(T, 2.3, offset) + 0.035 * swing(T, 5.1, offset * 1.7);
