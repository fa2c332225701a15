import { persistReducer } from 'redux-persist';
import { plansReducer } from '@/features/plans/plansSlice';
import { plansPersistence } from '@/persistence/plansPersistence';
import type { LateSlice } from './lateSlice';

export const plans: LateSlice = {
  name: 'plans',
  make: (engine) => persistReducer(plansPersistence(engine), plansReducer),
};
