const clamp = (x) => Math.min(1, Math.max(0, x));

/** How much of the way from second `from` to `to` lies behind at T: 0 to 1, evenly. */
export const span = (T, from, to) => clamp((T - from) / (to - from));

/** Likewise, starting and stopping gently. */
export const glide = (T, from, to) => {
  const x = span(T, from, to);
  return x * x * (3 - 2 * x);
};

/** Likewise, swift at first, then coming to rest. */
export const settle = (T, from, to) => 1 - (1 - span(T, from, to)) ** 3;

export const between = (a, b, share) => a + (b - a) * share;

/** -1 … 1, `perSecond` swings a second. */
export const swing = (T, perSecond, offset = 0) => Math.sin(2 * Math.PI * (T * perSecond + offset));

/** 1 within from … to, gentle at both ends. */
export const during = (T, from, to, edge = 0.6) => glide(T, from, from + edge) * (1 - glide(T, to - edge, to));

/** A flame's light, never quite still: about 1. */
export const flame = (T, offset = 0) => 1 + 0.05 * swing(T, 2.3, offset) + 0.035 * swing(T, 5.1, offset * 1.7);
