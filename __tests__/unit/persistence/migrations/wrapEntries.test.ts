import { wrapEntries } from '@/persistence/migrations/1-wrapEntries';

test('a bare array becomes the entries of a record', () => {
  expect(wrapEntries([1, 2])).toEqual({ version: 1, entries: [1, 2] });
});

test.each([null, 5, 'x', { entries: [] }])('what is no array stays what it is: %j', (stored) => {
  expect(wrapEntries(stored)).toBe(stored);
});
