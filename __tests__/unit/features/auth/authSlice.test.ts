import fc from 'fast-check';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';
import { RUNS } from '@tests/runs';
import type { AuthState, AuthStep } from '@/domain/account/auth';
import { SIGNED_OUT } from '@/domain/account/auth';
import { planChosen, signedIn, signedOut, signedUp } from '@/events';
import {
  authReducer,
  emailSubmitted,
  plansClosed,
  plansOpened,
  selectAuthStep,
  selectEmail,
  signInOpened,
  signUpOpened,
} from '@/features/auth/authSlice';

const EMAIL = 'demo@kinora.example';
const STEPS: readonly AuthStep[] = ['email', 'login', 'pricing', 'subscribe', 'signedIn'];

const EVENTS = {
  emailSubmitted: emailSubmitted(EMAIL),
  plansOpened: plansOpened(),
  plansClosed: plansClosed(),
  planChosen: planChosen('basic'),
  signUpOpened: signUpOpened(),
  signInOpened: signInOpened(),
  signedUp: signedUp(EMAIL),
  signedIn: signedIn(EMAIL),
  signedOut: signedOut(),
};
type EventName = keyof typeof EVENTS;

/** The complete state machine. Pairs that are missing here do not change the step. */
const MOVES: Record<EventName, Partial<Record<AuthStep, AuthStep>>> = {
  emailSubmitted: { email: 'login' },
  plansOpened: { email: 'pricing' },
  plansClosed: { pricing: 'email' },
  planChosen: { pricing: 'subscribe' },
  signUpOpened: { login: 'subscribe' },
  signInOpened: { subscribe: 'login' },
  signedUp: {},
  signedIn: { login: 'signedIn', subscribe: 'signedIn' },
  signedOut: Object.fromEntries(STEPS.map((step) => [step, 'login'])),
};

/** Events that can save data without a change of the step. */
const SAVING: readonly EventName[] = ['planChosen', 'signedUp', 'signedIn'];

/** Returns a state at the given step. */
const stateAt = (step: AuthStep): AuthState => ({
  ...SIGNED_OUT,
  step,
  authenticated: step === 'signedIn',
  email: step === 'email' || step === 'pricing' ? null : EMAIL,
});

const isMove = (name: EventName, from: AuthStep) => MOVES[name][from] !== undefined;
const PAIRS = (Object.keys(EVENTS) as EventName[]).flatMap((name) => STEPS.map((from) => [name, from] as const));

describe('the stepper', () => {
  test('starts at the email', () => {
    expect(authReducer(undefined, { type: '@@INIT' }).step).toBe('email');
  });

  test.each(PAIRS.filter(([name, from]) => isMove(name, from)))('%s moves from %s to the next step', (name, from) => {
    expect(authReducer(stateAt(from), EVENTS[name]).step).toBe(MOVES[name][from]);
  });

  test.each(PAIRS.filter(([name, from]) => !isMove(name, from)))('%s does not move from %s', (name, from) => {
    expect(authReducer(stateAt(from), EVENTS[name]).step).toBe(from);
  });

  test.each(PAIRS.filter(([name, from]) => !isMove(name, from) && !SAVING.includes(name)))(
    '%s leaves the state unchanged at %s',
    (name, from) => {
      const before = stateAt(from);

      expect(authReducer(before, EVENTS[name])).toBe(before);
    },
  );

  test.each(STEPS.filter((from) => from !== 'subscribe'))('signedUp leaves the state unchanged at %s', (from) => {
    const before = stateAt(from);

    expect(authReducer(before, EVENTS.signedUp)).toBe(before);
  });

  test('any events lead to one of the five steps', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 30 }), (events) => {
        const { step } = events.reduce(authReducer, SIGNED_OUT);
        expect(STEPS).toContain(step);
      }),
      { numRuns: RUNS },
    );
  });

  test('only signedIn authenticates the viewer', () => {
    const others = Object.entries(EVENTS).flatMap(([name, event]) => (name === 'signedIn' ? [] : [event]));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...others), { maxLength: 30 }), (events) => {
        const { step, authenticated } = events.reduce(authReducer, SIGNED_OUT);
        expect(step).not.toBe('signedIn');
        expect(authenticated).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the saved data', () => {
  test('includes the submitted email', () => {
    expect(authReducer(stateAt('email'), emailSubmitted('new@kinora.example'))).toMatchObject({
      email: 'new@kinora.example',
      authenticated: false,
    });
  });

  test('includes the chosen plan', () => {
    expect(authReducer(stateAt('pricing'), planChosen('standard'))).toMatchObject({ plan: 'standard' });
  });

  test('includes a new plan of a signed-in viewer', () => {
    expect(authReducer(stateAt('signedIn'), planChosen('standard'))).toMatchObject({
      step: 'signedIn',
      plan: 'standard',
    });
  });

  test('includes the sign-up, which does not sign the viewer in', () => {
    const event = signedUp('new@kinora.example');

    expect(authReducer(stateAt('subscribe'), event)).toMatchObject({
      step: 'subscribe',
      authenticated: false,
      registered: true,
      registration: { email: 'new@kinora.example', at: event.payload.at },
    });
  });

  test.each<AuthStep>(['login', 'subscribe'])('includes email, flag and time of the sign-in (from %s)', (from) => {
    const event = signedIn(EMAIL);

    expect(authReducer(stateAt(from), event)).toMatchObject({
      authenticated: true,
      email: EMAIL,
      loginAt: event.payload.at,
    });
  });
});

describe('sign-out', () => {
  const signedInState: AuthState = {
    ...stateAt('signedIn'),
    plan: 'premium',
    loginAt: '2026-03-01T12:00:00.000Z',
    registered: true,
    registration: { email: 'new@kinora.example', at: '2026-02-01T12:00:00.000Z' },
  };

  test('clears flag, email and plan, and returns to the login', () => {
    expect(authReducer(signedInState, signedOut())).toMatchObject({
      step: 'login',
      authenticated: false,
      email: null,
      plan: null,
      loginAt: null,
    });
  });

  test('keeps the registration of this device', () => {
    expect(authReducer(signedInState, signedOut()).registration).toEqual(signedInState.registration);
  });
});

describe('the selectors', () => {
  test('return the step and the email', async () => {
    const made = makeTestStore();
    await whenRestored(made);

    made.store.dispatch(emailSubmitted(EMAIL));

    expect(selectAuthStep(made.store.getState())).toBe('login');
    expect(selectEmail(made.store.getState())).toBe(EMAIL);
    made.persistor.pause();
  });
});
