import { plansReducer } from '@/features/plans/plansSlice';
import { plansPersistence } from '@/persistence/plansPersistence';
import { persistSlice } from '@/persistence/persistSlice';
import type { LazySlice } from './lazySlice';

export const plans: LazySlice = {
  name: 'plans',
  make: (engine) => persistSlice(plansPersistence(engine), plansReducer),
};
