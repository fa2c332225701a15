import { plateOf } from '@/domain/title/plate';

test('a title always has the same plate', () => {
  expect(plateOf({ id: 1007 })).toBe(plateOf({ id: 1007 }));
  expect(plateOf({ id: 'a-house' })).toBe(plateOf({ id: 'a-house' }));
});

test('consecutive titles have different plates, and all plates are used', () => {
  const plates = [1000, 1001, 1002, 1003, 1004].map((id) => plateOf({ id }));
  expect(new Set(plates)).toEqual(new Set([0, 1, 2, 3, 4]));
});
