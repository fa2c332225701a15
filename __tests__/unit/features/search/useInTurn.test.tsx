import { act, renderHook } from '@testing-library/react';
import { useInTurn } from '@/features/search/useInTurn';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The frame in which the last of them is seen, and the one that brings the next. */
const nextTurn = () => act(() => jest.advanceTimersByTime(32));

test('one more stands with each turn, until all do; what comes later has its turn as well', () => {
  const { result, rerender } = renderHook(useInTurn, { initialProps: 3 });
  const seen = [result.current];
  for (let turn = 0; turn < 3; turn += 1) {
    nextTurn();
    seen.push(result.current);
  }
  expect(seen).toEqual([1, 2, 3, 3]);

  rerender(4);
  expect(result.current).toBe(3);
  nextTurn();
  expect(result.current).toBe(4);
});

test('what went away begins anew', () => {
  const { result, rerender } = renderHook(useInTurn, { initialProps: 2 });
  nextTurn();
  rerender(0);
  expect(result.current).toBe(0);
  rerender(2);
  expect(result.current).toBe(1);
});
