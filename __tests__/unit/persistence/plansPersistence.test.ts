import { waitFor } from '@testing-library/react';
import { plans } from '@/app/slices/plans';
import { billingSwitched, planSelected } from '@/features/plans/plansSlice';
import { freshStores, store, stored } from './stores';

const fresh = freshStores();

/** Opens a store with the slice of plans. */
async function openStore() {
  const made = await fresh.openStore();
  made.store.injectSlice(plans);
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

test('stores the selected plan and the billing across visits', async () => {
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
])('reads only the valid fields of %j', async (value, expected) => {
  expect(await plansAfter(value)).toMatchObject(expected);
});

test('quarantines a value that is not a selection', async () => {
  expect(await plansAfter(['basic'])).toMatchObject({ selected: null });
  expect(stored(`${PLANS}.unreadable`)).toEqual(['basic']);
});

test('two tabs that change different fields both keep their changes', async () => {
  const [here, there] = [await openStore(), await openStore()];
  for (const tab of [here, there]) await tab.persistor.flush();
  there.store.dispatch(billingSwitched('yearly'));
  await there.persistor.flush();
  here.store.dispatch(planSelected('standard'));
  await here.persistor.flush();

  expect(stored(PLANS)).toMatchObject({ selected: 'standard', billing: 'yearly' });
});
