import { useSyncExternalStore } from 'react';
import type { Plan } from '@/domain/account/plan';
import { PLANS } from '@/domain/account/plan';

/** From here on the plates stand side by side; the style sheet of the picker has the same step. */
const SIDE_BY_SIDE_PX = 768;

const DEAREST_FIRST = [...PLANS].reverse();

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
};

/** Side by side the plans rise to the best; one below another they begin with it. Keys follow what is seen. */
export const usePlansInOrder = (): readonly Plan[] =>
  useSyncExternalStore(subscribe, () => (window.innerWidth < SIDE_BY_SIDE_PX ? DEAREST_FIRST : PLANS));
