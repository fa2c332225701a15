import { underLock } from '@/persistence/sharedList';

const withLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

afterEach(() => withLocks(undefined));

test('runs an action once if the browser refuses locks', async () => {
  withLocks({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  const action = jest.fn();
  await underLock('name', action);

  expect(action).toHaveBeenCalledTimes(1);
});

test('does not repeat an action that fails under its lock', async () => {
  withLocks({ request: async (_name: string, run: () => Promise<void>) => run() });
  const action = jest.fn().mockRejectedValue(new Error('full'));

  await expect(underLock('name', action)).rejects.toThrow('full');
  expect(action).toHaveBeenCalledTimes(1);
});
