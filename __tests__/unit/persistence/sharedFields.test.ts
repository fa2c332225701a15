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

test('a tab that has only heard of something says it to nobody again', () => {
  const there = openTab();
  there.write({ a: 1, b: 2, _persist: PERSIST });
  const here = openTab();
  here.know({ a: 1, b: 2 });
  const set = jest.spyOn(Storage.prototype, 'setItem');
  here.write({ a: 1, b: 2, _persist: PERSIST });

  expect(set).not.toHaveBeenCalled();
});

test('unless an older build said it', () => {
  localStorage.setItem(KEY, '{"a":1,"b":2}');
  const tab = openTab();
  tab.know({ a: 1, b: 2 });
  tab.write({ a: 1, b: 2, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ a: 1, b: 2, _persist: PERSIST });
});

test('after a clearing only what the tab has done since is written', () => {
  const tab = openTab();
  tab.know({ a: 1, b: 2 });
  tab.write({ a: 1, b: 3, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ b: 3, _persist: PERSIST });
});

test.each(['{bad', '[]', '5'])('what cannot be read is set aside for the whole of what this tab has: %s', (text) => {
  const tab = openTab();
  tab.write({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, text);
  tab.write({ a: 1, b: 3, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ a: 1, b: 3, _persist: PERSIST });
  expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
});

test('and stays where it is when this tab has changed nothing', () => {
  const tab = openTab();
  tab.write({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, '{bad');
  tab.write({ a: 1, b: 2, _persist: PERSIST });

  expect(Object.entries(localStorage)).toEqual([[KEY, '{bad']]);
});

test('or put back as soon as it is seen', () => {
  const tab = openTab();
  tab.write({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, '{bad');
  tab.restore('{bad');

  expect(stored(KEY)).toEqual({ a: 1, b: 2, _persist: PERSIST });
});

test('but not where another tab has done so by then', () => {
  const tab = openTab();
  tab.write({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, '{"a":7}');
  tab.restore('{bad');

  expect(localStorage.getItem(KEY)).toBe('{"a":7}');
});

test('a tab that has nothing puts nothing back', () => {
  localStorage.setItem(KEY, '{bad');
  openTab().restore('{bad');

  expect(localStorage.getItem(KEY)).toBe('{bad');
});

test('a newer build’s mark is never taken over with what is written', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tab = openTab();
  tab.write({ a: 1, b: 2, _persist: PERSIST });
  const theirs = JSON.stringify({ a: 7, b: 2, c: 3, _persist: { version: 2, rehydrated: true } });
  localStorage.setItem(KEY, theirs);
  tab.write({ a: 1, b: 9, _persist: PERSIST });

  expect(localStorage.getItem(KEY)).toBe(theirs);
});
