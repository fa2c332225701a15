import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Billing, PlanId } from '@/domain/planId';
import { DEFAULT_BILLING, DEFAULT_PLAN } from '@/domain/planId';
import { signedOut } from '@/events/session';

interface PlansState {
  /** The plate that is lit; it becomes the account's plan only when it is chosen. */
  selected: PlanId;
  billing: Billing;
}

const initialState: PlansState = { selected: DEFAULT_PLAN, billing: DEFAULT_BILLING };

const plansSlice = createSlice({
  name: 'plans',
  initialState,
  reducers: {
    planSelected: (state, { payload }: PayloadAction<PlanId>) => {
      state.selected = payload;
    },
    billingSwitched: (state, { payload }: PayloadAction<Billing>) => {
      state.billing = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectSelectedPlan: (state) => state.selected,
    selectBilling: (state) => state.billing,
  },
});

export const plansReducer = plansSlice.reducer;
export const { planSelected, billingSwitched } = plansSlice.actions;
export const { selectSelectedPlan, selectBilling } = plansSlice.selectors;
