import { fireEvent } from '@testing-library/react';
import { whenAtRest } from '@/lib/whenAtRest';

/** What the browser needs to be idle. */
const IDLE_MS = 50;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is heavy waits for a while without scrolling, presses and keys', () => {
  const task = jest.fn();
  whenAtRest(task);

  for (const stir of ['scroll', 'wheel', 'pointerDown', 'keyDown'] as const) {
    jest.advanceTimersByTime(3900);
    fireEvent[stir](document.body);
  }
  jest.advanceTimersByTime(3999);
  expect(task).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1 + IDLE_MS);
  expect(task).toHaveBeenCalledTimes(1);
});

test('it is done once, and a mouse that moves does not put it off', () => {
  const task = jest.fn();
  whenAtRest(task);
  jest.advanceTimersByTime(3900);
  fireEvent.mouseMove(document.body);
  jest.advanceTimersByTime(100 + IDLE_MS);
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(5000);
  expect(task).toHaveBeenCalledTimes(1);
});
