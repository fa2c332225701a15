import type { Page } from '@playwright/test';
import { expect } from './test';

/** A mark in every secret that a test types or configures. It occurs nowhere else. */
const CANARY = /canary-(?:password|key|token)/;

/** Runs in the page. Returns everything that the page stores or shows. */
async function whatIsKept(): Promise<Record<string, string>> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      databases.push(name, store, await done(objects.getAllKeys()), await done(objects.getAll()));
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      cached.push(name, request.url, JSON.stringify([...request.headers]));
      if (/json|text/.test(request.headers.get('accept') ?? 'json'))
        cached.push((await (await cache.match(request))?.text()) ?? '');
    }
  }
  return {
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    cookies: document.cookie,
    address: location.href,
    history: JSON.stringify(history.state),
    name: window.name,
    databases: JSON.stringify(databases),
    caches: cached.join(),
    // eslint-disable-next-line no-restricted-syntax -- read, not written
    html: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(),
  };
}

/**
 * Runs in the page before the page's own scripts. Reports each action and state of the store, as the DevTools get them.
 */
function listenToStore(): void {
  if (window !== window.top) return;
  interface Store {
    getState: () => unknown;
    dispatch: (action: unknown) => unknown;
  }
  type Make = (...args: unknown[]) => Store;
  const tell = (what: unknown) => {
    const say = (window as { canarySaid?: (text: string) => Promise<void> }).canarySaid;
    void say?.(JSON.stringify(what));
  };
  const telling =
    (make: Make): Make =>
    (...args) => {
      const store = make(...args);
      const dispatch = (action: unknown) => {
        const result = store.dispatch(action);
        tell([action, store.getState()]);
        return result;
      };
      return { ...store, dispatch };
    };
  const compose =
    (...enhancers: ((make: Make) => Make)[]) =>
    (make: Make) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), telling(make));
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });
}

export interface Canaries {
  /** Fails if a secret is stored, shown or was sent. Requests that `mayAsk` accepts may contain one. */
  expectNone: (where: string) => Promise<void>;
  /** Returns how many states were checked, so that a test can detect a hook that reports nothing. */
  statesSeen: () => number;
}

/** Checks the store, the requests and the console for secrets from now on. */
export async function listenForCanaries(
  page: Page,
  mayAsk: (url: URL, part: 'address' | 'headers' | 'body') => boolean = () => false,
): Promise<Canaries> {
  const found: string[] = [];
  let states = 0;
  const look = (where: string, text: string | null | undefined) => {
    const hit = CANARY.exec(text ?? '');
    if (hit) found.push(`${where}: ${(text ?? '').slice(Math.max(0, hit.index - 60), hit.index + 30)}`);
  };
  await page.exposeFunction('canarySaid', (text: string) => {
    states += 1;
    look('the store', text);
  });
  await page.addInitScript(listenToStore);
  page.on('console', (message) => look('the console', message.text()));
  page.on('framenavigated', (frame) => look('an address', frame.url()));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!mayAsk(url, 'address')) look('a request', url.href);
    if (!mayAsk(url, 'headers')) look(`headers to ${url.host}`, JSON.stringify(request.headers()));
    look(`a body to ${url.host}`, request.postData());
  });
  return {
    expectNone: async (where) => {
      for (const [place, text] of Object.entries(await page.evaluate(whatIsKept))) look(place, text);
      expect(found, where).toEqual([]);
    },
    statesSeen: () => states,
  };
}
