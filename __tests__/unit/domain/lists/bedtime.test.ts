import { bedtimeAt, endOf, firstBedtime } from '@/domain/lists/bedtime';

const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);

test.each([
  ['20:00', '20:30'],
  ['20:01', '20:45'],
  ['20:15', '20:45'],
])('at %s the first bedtime is at %s', (now, first) => {
  const time = firstBedtime(at(now));
  expect(time).toBe(at(first));
  expect(time % (15 * 60_000)).toBe(0);
  expect(time - at(now)).toBeGreaterThanOrEqual(30 * 60_000);
  expect(time - at(now)).toBeLessThan(45 * 60_000);
});

test('each step is a quarter of an hour later, also across midnight', () => {
  expect(bedtimeAt(at('23:45'), 2)).toBe(at('23:45') + 30 * 60_000);
});

test('a film has an end time only if it has a runtime', () => {
  expect(endOf(95, at('20:00'))).toBe(at('21:35'));
  expect(endOf(null, at('20:00'))).toBeNull();
});
