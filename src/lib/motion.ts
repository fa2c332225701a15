import { savesData } from './savesData';
import { hasTvLayout } from './hasTvLayout';

/** Returns whether the viewer prefers reduced motion. False if the browser does not support the query. */
export const prefersLessMotion = (): boolean =>
  (window as Partial<Window>).matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/**
 * Returns whether videos must not start by themselves, because the viewer prefers reduced motion, saves data, or sits before
 * a television, where something always has the focus.
 */
export const prefersStills = (): boolean => savesData() || prefersLessMotion() || hasTvLayout();
