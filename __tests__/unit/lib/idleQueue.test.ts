import { whenIdle } from '@/lib/idleQueue';

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
