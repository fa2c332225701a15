import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Billing, PlanChoice, PlanId } from '@/domain/account/planId';
import { DEFAULT_BILLING } from '@/domain/account/planId';
import { signedOut, storageCleared } from '@/events';

/** The choice in the picker. The account has the plan only after the viewer confirms it. */
const initialState: PlanChoice = { selected: null, billing: DEFAULT_BILLING };

const plansSlice = createSlice({
  name: 'plans',
  initialState,
  reducers: {
    /** Null deselects the plan. */
    planSelected: (state, { payload }: PayloadAction<PlanId | null>) => {
      state.selected = payload;
    },
    billingSwitched: (state, { payload }: PayloadAction<Billing>) => {
      state.billing = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState).addCase(storageCleared, () => initialState);
  },
  selectors: {
    selectSelectedPlan: (state) => state.selected,
    selectBilling: (state) => state.billing,
  },
});

export const plansReducer = plansSlice.reducer;
export const { planSelected, billingSwitched } = plansSlice.actions;
export const { selectSelectedPlan, selectBilling } = plansSlice.getSelectors(
  ({ plans = initialState }: { plans?: PlanChoice }) => plans,
);
