import { firstField, isRecord } from '@/lib/json';

test.each([[{}], [{ a: 1 }], [Object.create(null) as object]])('an object is a record: %p', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([null, undefined, [], 'text', 7, true])('%p is not a record', (value) => {
  expect(isRecord(value)).toBe(false);
});

describe('the first field', () => {
  test('is the first name with a value', () => {
    expect(firstField({ b: 2, a: 1 }, 'a', 'b')).toBe(1);
  });

  test.each([undefined, null, ''])('skips %p', (empty) => {
    expect(firstField({ a: empty, b: 2 }, 'a', 'b')).toBe(2);
  });

  test.each([0, false, Number.NaN])('can be %p', (value) => {
    expect(firstField({ a: value, b: 2 }, 'a', 'b')).toBe(value);
  });

  test('is undefined if none exists', () => {
    expect(firstField({ c: 3 }, 'a', 'b')).toBeUndefined();
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('is never inherited: %s', (name) => {
    expect(firstField({}, name)).toBeUndefined();
  });

  test('can be named __proto__ if the record has its own property of that name', () => {
    const record = JSON.parse('{"__proto__": "mine"}') as Record<string, unknown>;

    expect(firstField(record, '__proto__')).toBe('mine');
  });
});
