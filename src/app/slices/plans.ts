import { plansReducer } from '@/features/plans/plansSlice';
import { plansPersistence } from '@/persistence/plansPersistence';
import { persistSlice } from '@/persistence/persistSlice';
import type { LateSlice } from './lateSlice';

export const plans: LateSlice = {
  name: 'plans',
  make: (engine) => persistSlice(plansPersistence(engine), plansReducer),
};
