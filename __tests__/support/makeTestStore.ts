import { productApi } from '@/api/product/productApi';
import { makeServices } from '@/api/services';
import { tmdbApi } from '@/api/tmdb/tmdbApi';
import { makeStore } from '@/app/store';
import { readConfig } from '@/config/readConfig';
import { CATALOGUE_STORAGE_KEY } from '@/persistence/storedKeys';
import { withTimeout } from '@/lib/time';
import { createStorageEngine } from '@/persistence/storageEngine';

export const TEST_APP_URL = 'http://localhost/kinora/';

interface Options {
  /** The content of config.json, or when it comes. */
  config?: Record<string, unknown> | Promise<Record<string, unknown>>;
  storage?: Storage;
}

/** Stores outlive their test: they wait to answer other tabs. What they do then must not reach the next one's storage. */
let endedTests = 0;
afterEach(() => {
  endedTests += 1;
});

const stores: ReturnType<typeof makeStore>['store'][] = [];

/** What a page still asks for when its test has ended is waited for: without the file's environment it would fail. */
afterAll(async () => {
  jest.useRealTimers();
  const running = stores.flatMap(({ dispatch }) =>
    [productApi, tmdbApi].flatMap((api) => dispatch(api.util.getRunningQueriesThunk())),
  );
  await withTimeout(1000, Promise.allSettled(running));
});

/** A fresh store over jsdom's storage (or another one), with the configuration of a config.json. */
export function makeTestStore({ config = {}, storage = window.localStorage }: Options = {}) {
  const runtimeConfig = Promise.resolve(config).then((content) => readConfig(content, TEST_APP_URL, () => undefined));
  const test = endedTests;
  const getStorage = () => (test === endedTests ? storage : null);
  const engine = createStorageEngine({ getStorage, expendableKeys: [CATALOGUE_STORAGE_KEY], warn: () => undefined });
  const made = makeStore({ services: makeServices(runtimeConfig), engine });
  stores.push(made.store);
  return made;
}

/** Resolves when everything stored is back in the store. */
export function whenRestored({ persistor }: ReturnType<typeof makeStore>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
}
