import { createSharedFields } from '@/persistence/sharedFields';
import { createStorageEngine } from '@/persistence/storageEngine';
import { stored } from './stores';

const KEY = 'kinora:shared';
const PERSIST = { version: 1, rehydrated: true };

const openTab = () => createSharedFields(createStorageEngine(), KEY);

beforeEach(() => localStorage.clear());

test('the first write is whole', () => {
  openTab().write({ a: 1, b: 2, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ a: 1, b: 2, _persist: PERSIST });
});

test('a later one leaves what another tab has changed meanwhile', () => {
  const [here, there] = [openTab(), openTab()];
  for (const tab of [here, there]) tab.write({ a: 1, b: 2 });
  there.write({ a: 7, b: 2 });
  here.write({ a: 1, b: 8 });

  expect(stored(KEY)).toEqual({ a: 7, b: 8 });
});

test('what was cleared is not written back by a tab that has not heard of it', () => {
  const tab = openTab();
  tab.know({ a: 1, b: 2 });
  tab.write({ a: 1, b: 2, _persist: PERSIST });

  expect(localStorage.getItem(KEY)).toBeNull();
});

test('after a clearing only what the tab has done since is written', () => {
  const tab = openTab();
  tab.know({ a: 1, b: 2 });
  tab.write({ a: 1, b: 3, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ b: 3, _persist: PERSIST });
});
