import { storedApi } from '@/api/client/storedApi';
import { makeServices } from '@/api/client/services';
import { visitApi } from '@/api/client/visitApi';
import { makeStore } from '@/app/store';
import { readConfig } from '@/config/readConfig';
import { CATALOGUE_STORAGE_KEY } from '@/persistence/storedKeys';
import { withTimeout } from '@/lib/time';
import { createStorageEngine } from '@/persistence/storageEngine';

export const TEST_APP_URL = 'http://localhost/kinora/';

interface Options {
  /** The content of config.json, or a promise for it. */
  config?: Record<string, unknown> | Promise<Record<string, unknown>>;
  storage?: Storage;
}

/**
 * Stores outlive their test, because they listen for other tabs. Their late writes must not reach the storage of the
 * next test.
 */
let endedTests = 0;
afterEach(() => {
  endedTests += 1;
});

const stores: ReturnType<typeof makeStore>['store'][] = [];

/** Waits for requests that are pending when the test ends. They would fail once the environment of the file is gone. */
afterAll(async () => {
  jest.useRealTimers();
  const running = stores.flatMap(({ dispatch }) =>
    [storedApi, visitApi].flatMap((api) => dispatch(api.util.getRunningQueriesThunk())),
  );
  await withTimeout(1000, Promise.allSettled(running));
});

/** Returns a fresh store over jsdom's storage, or another one, with the configuration of a config.json. */
export function makeTestStore({ config = {}, storage = window.localStorage }: Options = {}) {
  const runtimeConfig = Promise.resolve(config).then((content) => readConfig(content, TEST_APP_URL, () => undefined));
  const test = endedTests;
  const getStorage = () => (test === endedTests ? storage : null);
  const engine = createStorageEngine({ getStorage, expendableKeys: [CATALOGUE_STORAGE_KEY], warn: () => undefined });
  const made = makeStore({ services: makeServices(runtimeConfig), engine });
  stores.push(made.store);
  return made;
}

/** Resolves when the store has restored everything that is stored. */
export function whenRestored({ persistor }: ReturnType<typeof makeStore>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
}
