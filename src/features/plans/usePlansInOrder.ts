import { useSyncExternalStore } from 'react';
import type { Plan } from '@/domain/account/plan';
import { PLANS } from '@/domain/account/plan';

/** The page width from which the plans are side by side. Must match the style sheet of the picker. */
const SIDE_BY_SIDE_PX = 768;

const DEAREST_FIRST = [...PLANS].reverse();

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
};

/**
 * Returns the plans in display order: the best is last if they are side by side, and first if they are stacked. The DOM
 * order matches, so that keyboards follow the visual order.
 */
export const usePlansInOrder = (): readonly Plan[] =>
  useSyncExternalStore(subscribe, () => (window.innerWidth < SIDE_BY_SIDE_PX ? DEAREST_FIRST : PLANS));
