import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { AuthState, AuthStep } from '@/domain/account/auth';
import { SIGNED_OUT } from '@/domain/account/auth';
import { planChosen, signedIn, signedOut, signedUp, storageCleared } from '@/events';

/** Moves to the step that `moves` has for the current step. Other steps stay. */
const step = (state: AuthState, moves: Partial<Record<AuthStep, AuthStep>>) => {
  state.step = moves[state.step] ?? state.step;
};

const authSlice = createSlice({
  name: 'auth',
  initialState: SIGNED_OUT,
  reducers: {
    emailSubmitted: (state, { payload: email }: PayloadAction<string>) => {
      if (state.step !== 'email') return;
      state.email = email;
      step(state, { email: 'login' });
    },
    plansOpened: (state) => {
      step(state, { email: 'pricing' });
    },
    plansClosed: (state) => {
      step(state, { pricing: 'email' });
    },
    signUpOpened: (state) => {
      step(state, { login: 'subscribe' });
    },
    signInOpened: (state) => {
      step(state, { subscribe: 'login' });
    },
    /**
     * Another tab has changed the session. Tabs share the session, but each keeps its own step until sign-in or
     * sign-out.
     */
    sessionChangedElsewhere: (state, { payload }: PayloadAction<AuthState>) => ({
      ...payload,
      step: payload.authenticated === state.authenticated ? state.step : payload.step,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(planChosen, (state, { payload: plan }) => {
        if (state.step !== 'pricing' && state.step !== 'signedIn') return;
        state.plan = plan;
        step(state, { pricing: 'subscribe' });
      })
      .addCase(signedUp, (state, { payload }) => {
        if (state.step !== 'subscribe') return;
        state.registered = true;
        state.registration = payload;
        // If the viewer reloads during the welcome, sign-in uses this email.
        state.email = payload.email;
      })
      .addCase(signedIn, (state, { payload: { email, at } }) => {
        if (state.step !== 'login' && state.step !== 'subscribe') return;
        state.authenticated = true;
        state.email = email;
        state.loginAt = at;
        step(state, { login: 'signedIn', subscribe: 'signedIn' });
      })
      .addCase(signedOut, ({ registered, registration }) => ({
        ...SIGNED_OUT,
        step: 'login',
        registered,
        registration,
      }))
      .addCase(storageCleared, () => ({ ...SIGNED_OUT, step: 'login' }));
  },
  selectors: {
    selectAuthStep: (state) => state.step,
    selectEmail: (state) => state.email,
    selectPlan: (state) => state.plan,
    selectRegistration: (state) => state.registration,
  },
});

export const authReducer = authSlice.reducer;
export const { emailSubmitted, plansOpened, plansClosed, signUpOpened, signInOpened, sessionChangedElsewhere } =
  authSlice.actions;
export const { selectAuthStep, selectEmail, selectPlan, selectRegistration } = authSlice.selectors;
