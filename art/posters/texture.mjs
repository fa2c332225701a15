import { el, rect } from '../lib/svg.mjs';
import { HEIGHT, WIDTH } from './parts.mjs';

/** The filters for paper on paper (a soft shadow), and for the texture of the stock. */
export const DEFS = el(
  'defs',
  {},
  el(
    'filter',
    { id: 'lift', x: '-20%', y: '-20%', width: '140%', height: '140%' },
    el('feDropShadow', { dx: 0, dy: 10, stdDeviation: 12, 'flood-color': '#0d0907', 'flood-opacity': 0.42 }),
  ),
  el(
    'filter',
    { id: 'grain', x: 0, y: 0, width: '100%', height: '100%' },
    el('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.35, numOctaves: 2, seed: 7 }),
    el('feColorMatrix', { values: '0 0 0 0 0.05 0 0 0 0 0.03 0 0 0 0 0.02 0 0 0 1.6 -0.72' }),
  ),
);

export const grain = () => rect(0, 0, WIDTH, HEIGHT, '#000', { filter: 'url(#grain)', opacity: 0.16 });
