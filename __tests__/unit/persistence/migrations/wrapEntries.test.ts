import { wrapEntries } from '@/persistence/migrations/1-wrapEntries';

test('a bare array becomes the entries of a record', () => {
  expect(wrapEntries([1, 2])).toEqual({ version: 1, entries: [1, 2] });
});

test.each([null, 5, 'x', { entries: [] }])('keeps a value that is not an array: %j', (stored) => {
  expect(wrapEntries(stored)).toBe(stored);
});
