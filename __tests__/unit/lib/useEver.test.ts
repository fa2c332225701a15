import { renderHook } from '@testing-library/react';
import { useEver } from '@/lib/useEver';

test('stays true after the value was true once', () => {
  const { result, rerender } = renderHook(useEver, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});

test('stays true if the value is true initially', () => {
  const { result, rerender } = renderHook(useEver, { initialProps: true });
  rerender(false);
  expect(result.current).toBe(true);
});
