import { withLock } from '@/persistence/crossTabList';

const withLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

afterEach(() => withLocks(undefined));

test('runs an action once if the browser refuses locks', async () => {
  withLocks({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  const action = jest.fn();
  await withLock('name', action);

  expect(action).toHaveBeenCalledTimes(1);
});

test('does not repeat an action that fails under its lock', async () => {
  withLocks({ request: async (_name: string, run: () => Promise<void>) => run() });
  const action = jest.fn().mockRejectedValue(new Error('full'));

  await expect(withLock('name', action)).rejects.toThrow('full');
  expect(action).toHaveBeenCalledTimes(1);
});
