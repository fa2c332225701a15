import { requestPersistentStorage, persistenceAnswer } from '@/persistence/requestPersistentStorage';
import { createStorageEngine } from '@/persistence/storageEngine';

const persist = jest.fn<Promise<boolean>, []>();
const activation = { isActive: true };

beforeEach(() => {
  localStorage.clear();
  persist.mockReset().mockResolvedValue(true);
  activation.isActive = true;
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: activation });
});

const engine = createStorageEngine();

test.each([
  [true, 'granted'],
  [false, 'refused'],
])('stores the browser’s answer (%s), and does not ask again', async (isKept, answer) => {
  persist.mockResolvedValue(isKept);

  expect(persistenceAnswer(engine)).toBeNull();
  expect(requestPersistentStorage(engine)).toBe(true);
  await Promise.resolve();
  expect(persistenceAnswer(engine)).toBe(answer);
  expect(requestPersistentStorage(engine)).toBe(true);
  expect(persist).toHaveBeenCalledTimes(1);
});

test('does not ask before the first user activity', () => {
  activation.isActive = false;

  expect(requestPersistentStorage(engine)).toBe(false);
  expect(persist).not.toHaveBeenCalled();
});

test('a browser without the API needs no further attempt', () => {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined });

  expect(requestPersistentStorage(engine)).toBe(true);
  expect(persistenceAnswer(engine)).toBeNull();
});

test('a rejected request has no answer', async () => {
  persist.mockRejectedValue(new TypeError('blocked'));

  expect(requestPersistentStorage(engine)).toBe(true);
  await Promise.resolve();
  expect(persistenceAnswer(engine)).toBeNull();
});
