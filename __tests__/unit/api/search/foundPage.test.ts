import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { eachOnce } from '@/api/search/foundPage';

test('a repeated item keeps its first position', () => {
  expect(eachOnce(['a', 'b', 'c', 'a', 'd', 'b'], (item) => item)).toEqual(['a', 'b', 'c', 'd']);
});

test('keeps the first item of each key, and a later page changes nothing before it', () => {
  const items = fc.array(fc.record({ id: fc.nat(9), page: fc.nat() }), { maxLength: 30 });
  fc.assert(
    fc.property(items, items, (first, later) => {
      const keyOf = ({ id }: { id: number }) => String(id);
      const alone = eachOnce(first, keyOf);
      const both = eachOnce([...first, ...later], keyOf);
      expect(both.slice(0, alone.length)).toEqual(alone);
      expect(both).toEqual(
        [...first, ...later].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at),
      );
    }),
    { numRuns: RUNS },
  );
});
