import { waitFor } from '@testing-library/react';
import { plans } from '@/app/slices/plans';
import { clearOnSignOut } from '@/startup/startDeferredServices';
import { signedIn, signedOut } from '@/events';
import { emailSubmitted } from '@/features/auth/authSlice';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';

const PLANS = 'kinora:plans';
const PICKED = JSON.stringify({ selected: 'basic', billing: 'yearly' });

beforeEach(() => localStorage.clear());

async function signOutWith({ isThere }: { isThere: boolean }) {
  localStorage.setItem(PLANS, PICKED);
  const made = makeTestStore();
  await whenRestored(made);
  if (isThere) {
    made.store.injectSlice(plans);
    await waitFor(() => expect(made.store.getState().plans).toHaveProperty('_persist.rehydrated', true));
  }
  clearOnSignOut(made.store);
  made.store.dispatch(emailSubmitted('demo@kinora.example'));
  made.store.dispatch(signedIn('demo@kinora.example'));
  expect(localStorage.getItem(PLANS)).toContain('basic');
  made.store.dispatch(signedOut());
  await made.persistor.flush();
  return localStorage.getItem(PLANS) ?? '';
}

test.each([true, false])(
  'sign-out clears the selected plan, whether the plan picker was opened (%s) or not',
  async (isThere) => {
    expect(await signOutWith({ isThere })).not.toContain('basic');
  },
);
