import { fireEvent } from '@testing-library/react';
import { whenUserIdle } from '@/lib/whenUserIdle';

/** The delay of the fallback for `requestIdleCallback`, which jsdom lacks, in milliseconds. */
const IDLE_MS = 50;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('delays a task until there is no scrolling, press or key for a while', () => {
  const task = jest.fn();
  whenUserIdle(task);

  for (const stir of ['scroll', 'wheel', 'pointerDown', 'keyDown'] as const) {
    jest.advanceTimersByTime(3900);
    fireEvent[stir](document.body);
  }
  jest.advanceTimersByTime(3999);
  expect(task).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1 + IDLE_MS);
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs the task once, and ignores mouse movements', () => {
  const task = jest.fn();
  whenUserIdle(task);
  jest.advanceTimersByTime(3900);
  fireEvent.mouseMove(document.body);
  jest.advanceTimersByTime(100 + IDLE_MS);
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(5000);
  expect(task).toHaveBeenCalledTimes(1);
});
