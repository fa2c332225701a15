const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb) =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes `share` of b into a: 0 returns a, 1 returns b. */
export const mix = (a, b, share) => {
  const [from, to] = [channels(a), channels(b)];
  return toHex(from.map((c, i) => c + (to[i] - c) * share));
};

export const darken = (hex, share) => mix(hex, '#0d0907', share);
export const lighten = (hex, share) => mix(hex, '#fff4de', share);

/** Returns the relative luminance as in WCAG 2. */
export const luminance = (hex) => {
  const [r, g, b] = channels(hex).map((c) => {
    const s = c / 255;
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const contrast = (a, b) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

/** Returns the first candidate that is readable on `ground`, otherwise the one with the most contrast. */
export const readableOn = (ground, candidates, minimum = 4) =>
  candidates.find((c) => contrast(c, ground) >= minimum) ??
  [...candidates].sort((a, b) => contrast(b, ground) - contrast(a, ground))[0];
