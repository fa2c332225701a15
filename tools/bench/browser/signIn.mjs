/** The stored session of a signed-in viewer. `src/persistence` defines its key and shape. */
const SIGNED_IN = JSON.stringify({
  authenticated: true,
  email: 'demo@kinora.example',
  plan: null,
  loginAt: '2026-01-01T00:00:00.000Z',
  registered: false,
  registration: null,
  _persist: { version: 1, rehydrated: true },
});

/** Stores a session before the page loads. */
export const signIn = (page) =>
  page.addInitScript((session) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('kinora:auth', session);
  }, SIGNED_IN);
