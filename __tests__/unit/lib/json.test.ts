import { firstField, isRecord } from '@/lib/json';

test.each([[{}], [{ a: 1 }], [Object.create(null) as object]])('an object is a record: %p', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([null, undefined, [], 'text', 7, true])('%p is no record', (value) => {
  expect(isRecord(value)).toBe(false);
});

describe('the first field', () => {
  test('is the first of the names that holds something', () => {
    expect(firstField({ b: 2, a: 1 }, 'a', 'b')).toBe(1);
  });

  test.each([undefined, null, ''])('is not one that holds %p', (empty) => {
    expect(firstField({ a: empty, b: 2 }, 'a', 'b')).toBe(2);
  });

  test.each([0, false, Number.NaN])('may be %p', (value) => {
    expect(firstField({ a: value, b: 2 }, 'a', 'b')).toBe(value);
  });

  test('is undefined where there is none', () => {
    expect(firstField({ c: 3 }, 'a', 'b')).toBeUndefined();
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('is never inherited: %s', (name) => {
    expect(firstField({}, name)).toBeUndefined();
  });

  test('may be called __proto__ if the record has one of its own', () => {
    const record = JSON.parse('{"__proto__": "mine"}') as Record<string, unknown>;

    expect(firstField(record, '__proto__')).toBe('mine');
  });
});
