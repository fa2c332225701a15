import { markSvg } from './markSvg.mjs';
import { socialSvg, wordmarkSvg } from './wordmarkSvg.mjs';

/** Every drawing of the brand by name. */
export const BRAND = {
  mark: () => markSvg(),
  favicon: () => markSvg({ leaves: 3, scale: 1.04 }),
  maskable: () => markSvg({ shape: 'full', scale: 0.74 }),
  'apple-touch': () => markSvg({ shape: 'full', scale: 0.86 }),
  wordmark: () => wordmarkSvg(),
  social: () => socialSvg(),
};
