import { darken, lighten, mix, readableOn } from '../lib/color.mjs';

/**
 * The roles of the colors in a scene, from a palette and a key: sky (ground), disc (the luminous thing), layers (far to
 * near, five), front (nearest layer), pop (the accent color).
 */
const KEYS = {
  night: ({ ramp: r, pop }) => ({
    sky: r[1],
    haze: r[2],
    disc: r[4],
    layers: [mix(r[1], r[2], 0.75), mix(r[1], r[2], 0.4), r[1], mix(r[0], r[1], 0.5), r[0]],
    pop,
  }),
  glow: ({ ramp: r, pop }) => ({
    sky: r[1],
    haze: r[3],
    disc: pop,
    layers: [r[3], r[2], mix(r[1], r[2], 0.5), mix(r[0], r[1], 0.6), r[0]],
    pop: r[5],
  }),
  dusk: ({ ramp: r, pop }) => ({
    sky: r[4],
    haze: r[5],
    disc: r[5],
    layers: [mix(r[3], r[4], 0.5), r[3], r[2], r[1], r[0]],
    pop,
  }),
  day: ({ ramp: r, pop }) => ({
    sky: r[5],
    haze: r[4],
    disc: pop,
    layers: [r[4], r[3], r[2], mix(r[1], r[2], 0.5), r[1]],
    pop,
  }),
  hot: ({ ramp: r, pop }) => ({
    sky: pop,
    haze: lighten(pop, 0.3),
    disc: r[5],
    layers: [mix(pop, r[1], 0.3), mix(pop, r[1], 0.6), r[1], mix(r[0], r[1], 0.5), r[0]],
    pop: r[5],
  }),
  rich: ({ ramp: r, pop }) => ({
    sky: r[3],
    haze: r[4],
    disc: r[5],
    layers: [mix(r[2], r[3], 0.5), r[2], mix(r[1], r[2], 0.4), r[1], r[0]],
    pop,
  }),
  deep: ({ ramp: r, pop }) => ({
    sky: r[2],
    haze: r[3],
    disc: r[5],
    layers: [mix(r[1], r[2], 0.6), mix(r[1], r[2], 0.2), r[1], mix(r[0], r[1], 0.5), r[0]],
    pop,
  }),
};
export const KEY_NAMES = Object.keys(KEYS);

export function createScheme(palette, key) {
  const scheme = KEYS[key](palette);
  const [dark, , , , , paper] = palette.ramp;
  /**
   * Returns the color of text on a ground: the accent color if it is readable and `loud` is set, otherwise paper or
   * ink.
   */
  const textOn = (ground, loud = false) =>
    readableOn(ground, loud ? [scheme.pop, paper, dark, palette.ramp[4]] : [paper, dark, scheme.pop], loud ? 4.2 : 3.6);
  return {
    ...scheme,
    key,
    ramp: palette.ramp,
    ink: dark,
    paper,
    front: scheme.layers[4],
    shade: darken(scheme.sky, 0.35),
    textOn,
  };
}
