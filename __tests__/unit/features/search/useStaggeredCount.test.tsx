import { act, renderHook } from '@testing-library/react';
import { useStaggeredCount } from '@/features/search/useStaggeredCount';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Advances by two frames: one paints the last item, and one adds the next. */
const nextStep = () => act(() => jest.advanceTimersByTime(32));

test('adds one item per turn until all are visible, and later items too', () => {
  const { result, rerender } = renderHook(useStaggeredCount, { initialProps: 3 });
  const seen = [result.current];
  for (let turn = 0; turn < 3; turn += 1) {
    nextStep();
    seen.push(result.current);
  }
  expect(seen).toEqual([1, 2, 3, 3]);

  rerender(4);
  expect(result.current).toBe(3);
  nextStep();
  expect(result.current).toBe(4);
});

test('starts again after a count of zero', () => {
  const { result, rerender } = renderHook(useStaggeredCount, { initialProps: 2 });
  nextStep();
  rerender(0);
  expect(result.current).toBe(0);
  rerender(2);
  expect(result.current).toBe(1);
});
