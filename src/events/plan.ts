import { createAction } from '@reduxjs/toolkit';
import type { PlanId } from '@/domain/planId';

export const planChosen = createAction<PlanId>('plan/planChosen');
