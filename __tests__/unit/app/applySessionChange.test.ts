import { planChosen, signedIn, signedOut, signedUp } from '@/events';
import { applySessionChange } from '@/app/applySessionChange';
import { emailSubmitted, plansOpened, signUpOpened } from '@/features/auth/authSlice';
import { queryRemembered } from '@/features/search/searchSlice';
import { freshStores, stored } from '../persistence/stores';

const { openStore } = freshStores();
type Tab = Awaited<ReturnType<typeof openStore>>;

const AUTH = 'kinora:auth';
const DEMO = 'demo@kinora.example';

/** Opens two tabs with one storage. They receive storage events when a test calls `hear`. */
async function twoTabs() {
  const [here, there] = [await openStore(), await openStore()];
  for (const tab of [here, there]) await tab.persistor.flush();
  return { here, there };
}

const write = async (tab: Tab): Promise<void> => {
  await tab.persistor.flush();
};

/** Dispatches the storage event that a browser sends to the other tabs. */
const hear = (key: string | null, newValue = key === null ? null : localStorage.getItem(key)) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const auth = (tab: Tab) => tab.store.getState().auth;

test('a step in one tab does not undo the sign-in of another', async () => {
  const { here, there } = await twoTabs();

  there.store.dispatch(emailSubmitted(DEMO));
  there.store.dispatch(signedIn(DEMO));
  await write(there);
  here.store.dispatch(plansOpened());
  here.store.dispatch(planChosen('basic'));
  await write(here);

  expect(stored(AUTH)).toMatchObject({ authenticated: true, email: DEMO, plan: 'basic' });
});

test('a step in one tab does not undo the sign-up of another', async () => {
  const { here, there } = await twoTabs();

  there.store.dispatch(emailSubmitted('new@viewer.example'));
  there.store.dispatch(signUpOpened());
  there.store.dispatch(signedUp('new@viewer.example'));
  await write(there);
  here.store.dispatch(plansOpened());
  here.store.dispatch(planChosen('standard'));
  await write(here);

  expect(stored(AUTH)).toMatchObject({
    plan: 'standard',
    email: 'new@viewer.example',
    registered: true,
    registration: { email: 'new@viewer.example' },
  });
});

test('sign-up stores the email of the account, so a reload leads to sign-in', async () => {
  const { here } = await twoTabs();

  here.store.dispatch(emailSubmitted('first@viewer.example'));
  here.store.dispatch(signUpOpened());
  here.store.dispatch(signedUp('new@viewer.example'));
  await write(here);

  expect(auth(await openStore())).toMatchObject({ step: 'login', email: 'new@viewer.example', authenticated: false });
});

/** Node's channels keep the process alive until they are closed. A browser closes them with the tab. */
const channels: BroadcastChannel[] = [];

class ClosableChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

describe('a tab that follows the others', () => {
  const Original = globalThis.BroadcastChannel;
  beforeAll(() => {
    globalThis.BroadcastChannel = ClosableChannel;
  });
  afterAll(() => {
    globalThis.BroadcastChannel = Original;
  });
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
  });

  let tabs: Awaited<ReturnType<typeof twoTabs>>;

  beforeEach(async () => {
    tabs = await twoTabs();
    window.addEventListener('storage', (event) => applySessionChange(event, tabs.here.store, tabs.here));
  });

  const signInThere = async () => {
    tabs.there.store.dispatch(emailSubmitted(DEMO));
    tabs.there.store.dispatch(signedIn(DEMO));
    await write(tabs.there);
    hear(AUTH);
  };

  test('signs in when another signs in', async () => {
    await signInThere();

    expect(auth(tabs.here)).toMatchObject({ step: 'signedIn', email: DEMO });
  });

  test('signs out when another signs out', async () => {
    await signInThere();
    tabs.there.store.dispatch(signedOut());
    await write(tabs.there);
    hear(AUTH);

    expect(auth(tabs.here)).toMatchObject({ step: 'login', authenticated: false, email: null });
  });

  test('stays at its own step when another one continues', async () => {
    tabs.here.store.dispatch(plansOpened());
    tabs.there.store.dispatch(emailSubmitted('a@b.example'));
    await write(tabs.there);
    hear(AUTH);

    expect(auth(tabs.here)).toMatchObject({ step: 'pricing', email: 'a@b.example' });
  });

  test('does not write a received session over a later one', async () => {
    await signInThere();
    const heard = localStorage.getItem(AUTH);
    localStorage.setItem(AUTH, JSON.stringify({ ...(stored(AUTH) as object), email: 'later@viewer.example' }));
    await write(tabs.here);

    expect(heard).toContain(DEMO);
    expect(stored(AUTH)).toMatchObject({ email: 'later@viewer.example' });
  });

  test.each([
    ['the whole storage', null, null],
    ['the state of the session', AUTH, null],
  ])('writes nothing of the registration back when another clears %s', async (_what, key, newValue) => {
    tabs.here.store.dispatch(emailSubmitted('me@viewer.example'));
    tabs.here.store.dispatch(signUpOpened());
    tabs.here.store.dispatch(signedUp('me@viewer.example'));
    tabs.here.store.dispatch(signedIn('me@viewer.example'));
    tabs.here.store.dispatch(queryRemembered('private'));
    await write(tabs.here);

    localStorage.clear();
    hear(key, newValue);
    await write(tabs.here);

    expect(auth(tabs.here)).toMatchObject({ step: 'login', authenticated: false, registration: null });
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/viewer\.example|private/);
  });

  test.each([
    ['writes something else', 'movieWatchlist', '[]'],
    ['writes what cannot be read', AUTH, '{bad'],
    ['writes no session', AUTH, '[]'],
    ['writes an empty one', AUTH, '{}'],
  ])('stays signed in when another %s', async (_what, key, newValue) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signInThere();
    hear(key, newValue);

    expect(auth(tabs.here).step).toBe('signedIn');
  });
});
