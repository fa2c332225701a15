import { createAction } from '@reduxjs/toolkit';
import type { PlanId } from '@/domain/account/planId';

export const planChosen = createAction<PlanId>('plan/planChosen');
