import { renderHook } from '@testing-library/react';
import { useHasBeenTrue } from '@/lib/useHasBeenTrue';

test('stays true after the value was true once', () => {
  const { result, rerender } = renderHook(useHasBeenTrue, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});

test('stays true if the value is true initially', () => {
  const { result, rerender } = renderHook(useHasBeenTrue, { initialProps: true });
  rerender(false);
  expect(result.current).toBe(true);
});
