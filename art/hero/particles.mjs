import { circle, num } from '../lib/svg.mjs';
import { appear, travel, wave } from './loop.mjs';

/** Returns seeds of particles that drift through the whole frame: position, speed and size, each from 0 to 1. */
export const particles = (v, random, count) =>
  Array.from({ length: count }, () => ({
    x: random.range(-v.bleed, v.w + v.bleed),
    start: random.next(),
    size: random.next(),
    light: random.range(0.35, 1),
    swing: random.next(),
    turns: random.int(1, 2),
  }));

/** Draws small lights that rise from `base` by `rise`, sway, and disappear before they start again. */
export const embers = (seeds, t, { color, low, high, rise, base, sway = 22 }) =>
  seeds
    .map(({ x, start, size, light, swing, turns }) => {
      const way = travel(t, turns, start);
      return circle(
        num(x + wave(t, turns, swing) * sway),
        num(base - way * rise),
        num(low + (high - low) * size),
        color,
        { opacity: num(light * appear(way, 0.2)) },
      );
    })
    .join('');
