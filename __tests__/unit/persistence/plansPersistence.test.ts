import { waitFor } from '@testing-library/react';
import { plans } from '@/app/slices/plans';
import { billingSwitched, planSelected } from '@/features/plans/plansSlice';
import { freshStores, store, stored } from './stores';

const fresh = freshStores();

/** A store that the plans have come to. */
async function openStore() {
  const made = await fresh.openStore();
  made.store.addSlice(plans);
  await waitFor(() => expect(made.store.getState().plans).toHaveProperty('_persist.rehydrated', true));
  return made;
}

const PLANS = 'kinora:plans';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const plansAfter = async (value: unknown) => {
  store(PLANS, value);
  return (await openStore()).store.getState().plans;
};

test('the picked plate and the billing outlive the visit', async () => {
  const first = await openStore();
  first.store.dispatch(planSelected('basic'));
  first.store.dispatch(billingSwitched('yearly'));
  await first.persistor.flush();

  expect(stored(PLANS)).toMatchObject({ selected: 'basic', billing: 'yearly', _persist: { version: 1 } });
  expect((await openStore()).store.getState().plans).toMatchObject({ selected: 'basic', billing: 'yearly' });
});

test.each([
  [
    { selected: 'gold', billing: 'yearly' },
    { selected: null, billing: 'yearly' },
  ],
  [
    { selected: 'basic', billing: 7 },
    { selected: 'basic', billing: 'monthly' },
  ],
  [{}, { selected: null, billing: 'monthly' }],
])('of %j only what can be read is taken', async (value, expected) => {
  expect(await plansAfter(value)).toMatchObject(expected);
});

test('what is no choice at all is set aside', async () => {
  expect(await plansAfter(['basic'])).toMatchObject({ selected: null });
  expect(stored(`${PLANS}.unreadable`)).toEqual(['basic']);
});

test('two tabs that change different things both keep theirs', async () => {
  const [here, there] = [await openStore(), await openStore()];
  for (const tab of [here, there]) await tab.persistor.flush();
  there.store.dispatch(billingSwitched('yearly'));
  await there.persistor.flush();
  here.store.dispatch(planSelected('standard'));
  await here.persistor.flush();

  expect(stored(PLANS)).toMatchObject({ selected: 'standard', billing: 'yearly' });
});
