import { plateOf } from '@/domain/title/plate';

test('a title has one plate', () => {
  expect(plateOf({ id: 1007 })).toBe(plateOf({ id: 1007 }));
  expect(plateOf({ id: 'a-house' })).toBe(plateOf({ id: 'a-house' }));
});

test('titles that follow one another have different plates, and all of them are used', () => {
  const plates = [1000, 1001, 1002, 1003, 1004].map((id) => plateOf({ id }));
  expect(new Set(plates)).toEqual(new Set([0, 1, 2, 3, 4]));
});
