import { fireEvent } from '@testing-library/react';
import { whenIdle, whenUserIdle } from '@/lib/idleQueue';

describe('idleQueue', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('runs tasks one at a time and in order, each in a separate idle period', () => {
    const done: string[] = [];
    whenIdle(() => done.push('first'));
    whenIdle(() => done.push('second'));
    expect(done).toEqual([]);

    jest.runOnlyPendingTimers();
    expect(done).toEqual(['first']);

    jest.runOnlyPendingTimers();
    expect(done).toEqual(['first', 'second']);
  });

  test('a canceled task does not run, but later tasks do', () => {
    const done: string[] = [];
    const takeBack = whenIdle(() => done.push('first'));
    whenIdle(() => done.push('second'));
    takeBack();

    jest.runAllTimers();
    expect(done).toEqual(['second']);
  });

  test('a task can add another one', () => {
    const done: string[] = [];
    whenIdle(() => {
      done.push('first');
      whenIdle(() => done.push('second'));
    });

    jest.runAllTimers();
    expect(done).toEqual(['first', 'second']);
  });

  test('a task does not wait longer than one second for a browser that reports no idle time', async () => {
    const request = jest.fn((callback: () => void, { timeout }: IdleRequestOptions) => setTimeout(callback, timeout));
    Object.assign(globalThis, { requestIdleCallback: request });
    jest.resetModules();
    const { whenIdle: queue } = await import('@/lib/idleQueue');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const task = jest.fn();
    queue(task);

    jest.advanceTimersByTime(999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalled();
  });

  test('a task that throws does not block the others', () => {
    const done: string[] = [];
    whenIdle(() => {
      throw new Error('a task that fails');
    });
    whenIdle(() => done.push('second'));

    expect(() => jest.runOnlyPendingTimers()).toThrow('a task that fails');
    jest.runOnlyPendingTimers();
    expect(done).toEqual(['second']);
  });
});

describe('whenUserIdle', () => {
  /** The delay of the fallback for `requestIdleCallback`, which jsdom lacks, in milliseconds. */
  const IDLE_MS = 50;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('delays a task until there is no scrolling, press or key for a while', () => {
    const task = jest.fn();
    whenUserIdle(task);

    for (const input of ['scroll', 'wheel', 'pointerDown', 'keyDown'] as const) {
      jest.advanceTimersByTime(3900);
      fireEvent[input](document.body);
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
});
