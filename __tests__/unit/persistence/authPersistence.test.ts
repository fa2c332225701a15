import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { planChosen, signedIn, signedOut, signedUp } from '@/events';
import { emailSubmitted, plansOpened, signUpOpened } from '@/features/auth/authSlice';
import { authCodec } from '@/persistence/authPersistence';
import { fakeStorage } from './fakeStorage';
import { freshStores, store, stored } from './stores';

const { openStore } = freshStores();

const EMAIL = 'demo@kinora.example';
const NOW = '2026-03-01T12:00:00.000Z';

let warn: jest.SpyInstance<void, Parameters<typeof console.warn>>;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Returns the auth state of a visit with this stored value. */
async function authAfter(value: unknown) {
  store('kinora:auth', value);
  return (await openStore()).store.getState().auth;
}

/** Returns the auth state of the next visit. */
async function authOnReturn(first: Awaited<ReturnType<typeof openStore>>) {
  await first.persistor.flush();
  return (await openStore()).store.getState().auth;
}

describe('after a reload', () => {
  test('a signed-in viewer stays signed in', async () => {
    const first = await openStore();
    first.store.dispatch(emailSubmitted('other@kinora.example'));
    first.store.dispatch(signedIn(EMAIL));

    expect(await authOnReturn(first)).toMatchObject({ step: 'signedIn', authenticated: true, email: EMAIL });
  });

  test('the time of the sign-in is kept', async () => {
    const first = await openStore();
    first.store.dispatch(emailSubmitted(EMAIL));
    first.store.dispatch(signedIn(EMAIL));

    expect((await authOnReturn(first)).loginAt).toBe(first.store.getState().auth.loginAt);
  });

  test('a viewer who left an email continues at the login', async () => {
    const first = await openStore();
    first.store.dispatch(emailSubmitted(EMAIL));

    expect(await authOnReturn(first)).toMatchObject({ step: 'login', authenticated: false, email: EMAIL });
  });

  test('a chosen plan is kept', async () => {
    const first = await openStore();
    first.store.dispatch(plansOpened());
    first.store.dispatch(planChosen('standard'));

    expect(await authOnReturn(first)).toMatchObject({ step: 'email', plan: 'standard' });
  });

  test('a sign-up is kept with its time', async () => {
    const first = await openStore();
    first.store.dispatch(emailSubmitted(EMAIL));
    first.store.dispatch(signUpOpened());
    first.store.dispatch(signedUp('new@kinora.example'));
    const { registration } = first.store.getState().auth;

    expect(registration).toMatchObject({ email: 'new@kinora.example' });
    expect(await authOnReturn(first)).toMatchObject({ registered: true, registration });
  });

  test('a signed-out viewer is unknown', async () => {
    const first = await openStore();
    first.store.dispatch(emailSubmitted(EMAIL));
    first.store.dispatch(signedIn(EMAIL));
    first.store.dispatch(planChosen('basic'));
    first.store.dispatch(signedOut());

    expect(await authOnReturn(first)).toMatchObject({ authenticated: false, email: null, plan: null });
    expect(localStorage.getItem('kinora:auth')).not.toContain(EMAIL);
  });

  test('a full storage does not sign the viewer out', async () => {
    const signedInState = JSON.stringify({ authenticated: true, email: EMAIL });
    const storage = fakeStorage({ entries: { 'kinora:auth': signedInState }, room: 0 });

    const { store: opened } = await openStore({ storage });

    expect(opened.getState().auth).toMatchObject({ step: 'signedIn', email: EMAIL });
  });
});

test('a sign-in lasts for the tab without a storage', async () => {
  const { store: opened } = await openStore({ storage: fakeStorage({ broken: ['getItem', 'setItem', 'removeItem'] }) });

  opened.dispatch(emailSubmitted(EMAIL));
  opened.dispatch(signedIn(EMAIL));

  expect(opened.getState().auth.step).toBe('signedIn');
});

test('stores the fields of the specification, but not the step', async () => {
  const { store: opened, persistor } = await openStore();
  opened.dispatch(emailSubmitted(EMAIL));
  await persistor.flush();

  expect(stored('kinora:auth')).toEqual({
    authenticated: false,
    email: EMAIL,
    plan: null,
    loginAt: null,
    registered: false,
    registration: null,
    _persist: expect.objectContaining({ version: 1 }) as unknown,
  });
});

describe('an unreadable state', () => {
  test.each(['{bad', '', 'null', '{"authenticated":'])('starts at the login: %j', async (text) => {
    localStorage.setItem('kinora:auth', text);

    const { store: opened } = await openStore();

    expect(opened.getState().auth).toMatchObject({ step: 'login', authenticated: false, email: null, plan: null });
  });

  test('is quarantined completely before the first write', async () => {
    localStorage.setItem('kinora:auth', '{bad');

    const { store: opened, persistor } = await openStore();
    opened.dispatch(signedIn(EMAIL));
    await persistor.flush();

    expect(localStorage.getItem('kinora:auth.unreadable')).toBe('{bad');
    expect(stored('kinora:auth')).toMatchObject({ email: EMAIL });
  });

  test('stays quarantined when the next visits read newer data', async () => {
    localStorage.setItem('kinora:auth', '{bad');
    for (const email of ['a@kinora.example', 'b@kinora.example']) {
      const { store: opened, persistor } = await openStore();
      opened.dispatch(signedIn(email));
      await persistor.flush();
    }

    expect(localStorage.getItem('kinora:auth.unreadable')).toBe('{bad');
  });

  test('causes a warning with its key, but without its content', async () => {
    localStorage.setItem('kinora:auth', '{"email": "demo@kinora.example"');

    await openStore();

    expect(warn.mock.calls).toEqual([['The stored value of kinora:auth cannot be read']]);
  });

  test('does not affect the other slices', async () => {
    localStorage.setItem('kinora:auth', '{bad');
    store('movieWatchlist', [{ id: 949, title: 'Heat' }]);

    const { store: opened } = await openStore();

    expect(opened.getState().watchlist.items).toMatchObject([{ title: 'Heat' }]);
  });
});

describe('a wrong field is dropped alone', () => {
  const WHOLE = {
    authenticated: true,
    email: EMAIL,
    plan: 'basic',
    loginAt: NOW,
    registered: true,
    registration: { email: EMAIL, at: NOW },
    _persist: { version: 1, rehydrated: true },
  };

  test('reads everything if no field is wrong', async () => {
    expect(await authAfter(WHOLE)).toMatchObject({ ...WHOLE, step: 'signedIn' });
  });

  test.each([
    ['a plan that there is none of', { plan: 'gold' }, { plan: null, authenticated: true, email: EMAIL }],
    ['a plan of another type', { plan: { id: 'basic' } }, { plan: null, authenticated: true }],
    ['a moment that is none', { loginAt: 'yesterday' }, { loginAt: null, authenticated: true, plan: 'basic' }],
    ['a registration without an email', { registration: { at: NOW } }, { registered: false, registration: null }],
    ['a registration without a moment', { registration: { email: EMAIL } }, { registered: false, registration: null }],
    ['a registered flag alone', { registration: null }, { registered: false, authenticated: true }],
    ['a flag that is no flag', { authenticated: 'yes' }, { authenticated: false, step: 'login', email: EMAIL }],
    ['no email', { email: null }, { authenticated: false, step: 'email', plan: 'basic' }],
    ['an email that is none', { email: '<b>x</b>' }, { authenticated: false, email: null, step: 'email' }],
    ['an endless email', { email: `${'a'.repeat(1_000_000)}@b.example` }, { authenticated: false, email: null }],
    ['an email of another type', { email: [EMAIL] }, { authenticated: false, email: null }],
  ])('%s', async (_what, fields, expected) => {
    expect(await authAfter({ ...WHOLE, ...fields })).toMatchObject(expected);
  });

  test('drops an unknown field', async () => {
    expect(await authAfter({ ...WHOLE, admin: true, step: 'pricing' })).not.toHaveProperty('admin');
  });

  test('ignores the stored step', async () => {
    expect((await authAfter({ ...WHOLE, step: 'pricing' })).step).toBe('signedIn');
  });

  test('any stored value is read as a consistent state', () => {
    const fields = ['authenticated', 'email', 'plan', 'loginAt', 'registered', 'registration', '__proto__'];
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom<unknown>(true, EMAIL, 'basic', NOW, { email: EMAIL, at: NOW }),
    );
    const state = fc.dictionary(fc.constantFrom(...fields), value);
    fc.assert(
      fc.property(fc.oneof(state, fc.anything()), (raw) => {
        const auth = authCodec.decode(raw);
        if (auth === null) return;
        expect(auth.authenticated === (auth.step === 'signedIn')).toBe(true);
        expect(auth.authenticated === false || auth.email !== null).toBe(true);
        expect(auth.registered === (auth.registration !== null)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a state of version 0', () => {
  const OLD = { authenticated: true, email: EMAIL, plan: 'premium', _persist: { version: 0, rehydrated: true } };

  test('is read without times', async () => {
    expect(await authAfter(OLD)).toMatchObject({
      step: 'signedIn',
      email: EMAIL,
      plan: 'premium',
      loginAt: null,
      registered: false,
      registration: null,
    });
  });

  test('is also read without a version', async () => {
    expect(await authAfter({ authenticated: true, email: EMAIL, plan: null })).toMatchObject({ step: 'signedIn' });
  });

  test('is written as version 1', async () => {
    store('kinora:auth', OLD);
    const { persistor } = await openStore();
    await persistor.flush();

    expect(stored('kinora:auth')).toMatchObject({ loginAt: null, registration: null, _persist: { version: 1 } });
  });

  test('is not quarantined', async () => {
    await authAfter(OLD);

    expect(localStorage.getItem('kinora:auth.unreadable')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});
