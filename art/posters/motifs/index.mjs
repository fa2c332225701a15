import { group } from '../../lib/svg.mjs';
import { closeUps } from './closeUps.mjs';
import { creatures } from './creatures.mjs';
import { people } from './people.mjs';
import { places } from './places.mjs';
import { things } from './things.mjs';

export const MOTIFS = { ...people, ...creatures, ...things, ...places, ...closeUps };

/** Draws a motif with its center at x, y, `size` high. Colors: {fill, cut, pop}. */
export function place(name, x, y, size, colors, { rotate = 0, flip = false, opacity } = {}) {
  const draw = MOTIFS[name];
  if (!draw) throw new Error(`No motif called '${name}'`);
  const k = Math.round(size * 10) / 1000;
  const turn = rotate ? ` rotate(${Math.round(rotate * 10) / 10})` : '';
  const transform = `translate(${Math.round(x)} ${Math.round(y)})${turn} scale(${flip ? -k : k} ${k})`;
  return group({ transform, opacity }, draw({ cut: colors.fill, pop: colors.fill, ...colors }));
}

/** Draws a motif that stands on the ground line `y`. */
export const stand = (name, x, y, size, colors, options) =>
  place(name, x, y - size / 2 + size * 0.01, size, colors, options);
