import { createSharedFields } from '@/persistence/sharedFields';
import { createStorageEngine } from '@/persistence/storageEngine';
import { stored } from './stores';

const KEY = 'kinora:shared';
const PERSIST = { version: 1, rehydrated: true };

const openTab = () => createSharedFields(createStorageEngine(), KEY);

beforeEach(() => localStorage.clear());

test('the first write contains all fields', () => {
  openTab().mergeAndSave({ a: 1, b: 2, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ a: 1, b: 2, _persist: PERSIST });
});

test('a later write keeps fields that another tab has changed', () => {
  const [here, there] = [openTab(), openTab()];
  for (const tab of [here, there]) tab.mergeAndSave({ a: 1, b: 2 });
  there.mergeAndSave({ a: 7, b: 2 });
  here.mergeAndSave({ a: 1, b: 8 });

  expect(stored(KEY)).toEqual({ a: 7, b: 8 });
});

test('a tab does not write back a cleared value before it receives the change', () => {
  const tab = openTab();
  tab.setBaseline({ a: 1, b: 2 });
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });

  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a tab does not write values that it has only received', () => {
  const there = openTab();
  there.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });
  const here = openTab();
  here.setBaseline({ a: 1, b: 2 });
  const set = jest.spyOn(Storage.prototype, 'setItem');
  here.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });

  expect(set).not.toHaveBeenCalled();
});

test('a tab writes received values of an older build in the new format', () => {
  localStorage.setItem(KEY, '{"a":1,"b":2}');
  const tab = openTab();
  tab.setBaseline({ a: 1, b: 2 });
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ a: 1, b: 2, _persist: PERSIST });
});

test('writes only later changes of the tab after a clearing', () => {
  const tab = openTab();
  tab.setBaseline({ a: 1, b: 2 });
  tab.mergeAndSave({ a: 1, b: 3, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ b: 3, _persist: PERSIST });
});

test.each(['{bad', '[]', '5'])('quarantines an unreadable value and writes all fields of this tab: %s', (text) => {
  const tab = openTab();
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, text);
  tab.mergeAndSave({ a: 1, b: 3, _persist: PERSIST });

  expect(stored(KEY)).toEqual({ a: 1, b: 3, _persist: PERSIST });
  expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
});

test('an unreadable value stays if this tab has changed nothing', () => {
  const tab = openTab();
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, '{bad');
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });

  expect(Object.entries(localStorage)).toEqual([[KEY, '{bad']]);
});

test('restores all fields after an unreadable value', () => {
  const tab = openTab();
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, '{bad');
  tab.restoreAfterCorruption('{bad');

  expect(stored(KEY)).toEqual({ a: 1, b: 2, _persist: PERSIST });
});

test('does not restore if another tab has already done so', () => {
  const tab = openTab();
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });
  localStorage.setItem(KEY, '{"a":7}');
  tab.restoreAfterCorruption('{bad');

  expect(localStorage.getItem(KEY)).toBe('{"a":7}');
});

test('a tab without fields restores nothing', () => {
  localStorage.setItem(KEY, '{bad');
  openTab().restoreAfterCorruption('{bad');

  expect(localStorage.getItem(KEY)).toBe('{bad');
});

test('never overwrites a record of a newer build', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const tab = openTab();
  tab.mergeAndSave({ a: 1, b: 2, _persist: PERSIST });
  const theirs = JSON.stringify({ a: 7, b: 2, c: 3, _persist: { version: 2, rehydrated: true } });
  localStorage.setItem(KEY, theirs);
  tab.mergeAndSave({ a: 1, b: 9, _persist: PERSIST });

  expect(localStorage.getItem(KEY)).toBe(theirs);
});
