/** What the app keeps of somebody who has signed in; the session's key and shape are `src/persistence`'s. */
const SIGNED_IN = JSON.stringify({
  authenticated: true,
  email: 'demo@kinora.example',
  plan: null,
  loginAt: '2026-01-01T00:00:00.000Z',
  registered: false,
  registration: null,
  _persist: { version: 1, rehydrated: true },
});

/** Lets the page find a session that began earlier. */
export const signIn = (page) =>
  page.addInitScript((session) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('kinora:auth', session);
  }, SIGNED_IN);
