import { act, renderHook } from '@testing-library/react';
import { useColumns } from '@/components/media/useColumns';

function widen(width: number) {
  window.innerWidth = width;
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

const width = window.innerWidth;

beforeEach(() => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, writable: true, value: width });
});

test('follows the width of the page up to the given maximum', () => {
  window.innerWidth = 390;
  const { result, unmount } = renderHook(() => useColumns(6));
  expect(result.current).toBe(2);
  widen(834);
  expect(result.current).toBe(4);
  widen(1920);
  expect(result.current).toBe(6);
  unmount();

  window.innerWidth = 500;
  expect(renderHook(() => useColumns(8)).result.current).toBe(3);
});

test('reads the width once for any number of renders', () => {
  const asked = jest.fn(() => 1024);
  Object.defineProperty(window, 'innerWidth', { configurable: true, get: asked });
  const { result, rerender } = renderHook(() => useColumns(6));
  const before = asked.mock.calls.length;
  rerender();
  rerender();
  expect(asked).toHaveBeenCalledTimes(before);
  expect(result.current).toBe(5);
});
