import fc from 'fast-check';
import { grouped } from '@/lib/formatNumber';
import { RUNS } from '@tests/runs';

test('groups digits like the English locale', () => {
  expect([0, 7, 999, 1000, 12_345, 1_234_567].map(grouped)).toEqual(['0', '7', '999', '1,000', '12,345', '1,234,567']);
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString('en'));
    }),
    { numRuns: RUNS },
  );
});
