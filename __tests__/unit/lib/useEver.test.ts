import { renderHook } from '@testing-library/react';
import { useEver } from '@/lib/useEver';

test('what has been so once stays so', () => {
  const { result, rerender } = renderHook(useEver, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});

test('what is so from the start stays so', () => {
  const { result, rerender } = renderHook(useEver, { initialProps: true });
  rerender(false);
  expect(result.current).toBe(true);
});
