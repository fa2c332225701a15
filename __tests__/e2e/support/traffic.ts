import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * Errors of requests that `route.abort()` or the page itself ended. A host without a route in the test has another
 * error.
 */
const FROM_HERE = ['net::ERR_FAILED', 'net::ERR_ABORTED'];

/** Resource types that a page may load only once. It must not even revalidate them. */
const NEVER_TWICE = ['script', 'stylesheet', 'font', 'fetch', 'xhr'];

/** The page that repeats requests on purpose, to report the current state. */
const ASKS_AGAIN = /\/diagnostics\/?$/;

export interface Traffic {
  /** Allows addresses of this test to be missing, to fail, to be on another host or to be requested twice. */
  allow: (...addresses: RegExp[]) => void;
  /** Resolves when no request of the page is pending and it starts no more. */
  settled: (page: Page) => Promise<void>;
  /** Returns the failed and the unnecessary requests. Must be called at the end of the test. */
  faults: () => Promise<string[]>;
}

/** The pending requests of a page, and the number of all its requests. */
interface Pending {
  open: Set<Request>;
  asked: number;
  onDone: () => void;
}

/** The number of consecutive rounds without a request. */
const QUIET_ROUNDS = 2;

/** Waits two frames for rendering, and an idle callback for work that waits for one. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

/**
 * Returns whether the browser took a script or style sheet from the memory of the page, as after Back for one that is also
 * preloaded. Such a request reached neither the disk cache nor the server, so its response has no start. Playwright then
 * reports the end as the start.
 */
function isFromMemory(request: Request): boolean {
  const { responseStart, responseEnd } = request.timing();
  return ['script', 'stylesheet'].includes(request.resourceType()) && responseStart === responseEnd;
}

/**
 * Returns whether a second fetch was unnecessary. If a test answers requests, the cache is off, and an image loads as
 * often as it is shown. Such a request has no `host` header, because the browser has not written its last headers yet.
 */
async function isInVain(request: Request): Promise<boolean> {
  if (NEVER_TWICE.includes(request.resourceType())) return true;
  if (request.resourceType() !== 'image') return false;
  const { host } = await request.allHeaders();
  return host !== undefined && (await request.sizes()).responseBodySize > 0;
}

/** The time to wait for the end of a request. It is shorter than that of a test, so that the error names the request. */
const LONGEST_REQUEST_MS = 30_000;

/** Resolves when a pending request ends. Rejects with the addresses of the requests if none ends. */
function nextEnd(pending: Pending): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`These requests do not end:\n${[...pending.open].map((request) => request.url()).join('\n')}`));
    }, LONGEST_REQUEST_MS);
    pending.onDone = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Watches the requests of all pages of a context. */
export function watchTraffic(context: BrowserContext): Traffic {
  // The app requests the hero's titles of an own catalogue. Most catalogues have none.
  const allowed: RegExp[] = [/\/api\/home\/hero$/];
  const found: { url: string; says: Promise<string | null> }[] = [];
  const pages = new Map<Page, Pending>();

  const report = (request: Request, says: string | Promise<string | null>) => {
    // A closed page gives no more details.
    found.push({ url: request.url(), says: Promise.resolve(says).catch(() => null) });
  };

  context.on('page', (page) => {
    const pending: Pending = { open: new Set(), asked: 0, onDone: () => undefined };
    pages.set(page, pending);
    const done = (request: Request) => {
      pending.open.delete(request);
      pending.onDone();
    };
    let fetched = new Map<string, Request>();
    /**
     * The requests of the next page, from its navigation on. Until it commits, the previous page may still send
     * requests.
     */
    let next: Map<string, Request> | null = null;
    const loads = new WeakMap<Request, Map<string, Request>>();
    const refused = new WeakSet<Request>();
    const meant = new WeakSet<Request>();

    page.on('request', (request) => {
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isPage) next = new Map();
      loads.set(request, (isPage ? next : null) ?? fetched);
      if (ASKS_AGAIN.test(page.url())) meant.add(request);
      if (!request.url().startsWith('http')) return;
      pending.open.add(request);
      pending.asked += 1;
    });
    page.on('framenavigated', (frame) => {
      if (next === null || frame !== page.mainFrame()) return;
      fetched = next;
      next = null;
      // The browser reports no end for requests of the previous page.
      for (const request of pending.open) if (loads.get(request) !== fetched) done(request);
    });
    page.on('requestfailed', (request) => {
      done(request);
      const reason = request.failure()?.errorText ?? '';
      if (!FROM_HERE.includes(reason)) report(request, reason);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      refused.add(response.request());
      // A response of the test itself has no server address.
      const says = response.serverAddr().then((address) => address && String(response.status()));
      report(response.request(), says);
    });
    page.on('requestfinished', (request) => {
      done(request);
      // A retry of a refused request is not a duplicate.
      if (refused.has(request) || meant.has(request) || isFromMemory(request)) return;
      const load = loads.get(request);
      const key = `${request.method()} ${request.url()}`;
      if (load?.has(key)) {
        report(
          request,
          isInVain(request).then((inVain) => (inVain ? 'twice' : null)),
        );
      }
      load?.set(key, request);
    });
  });

  return {
    allow: (...addresses) => void allowed.push(...addresses),
    settled: async (page) => {
      const pending = pages.get(page);
      if (pending === undefined) throw new Error('The page is not of this context');
      // In a single quiet round, the page may be between two requests of its start.
      for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
        const { asked } = pending;
        if (pending.open.size > 0) await nextEnd(pending);
        await drawn(page);
        if (pending.open.size > 0 || pending.asked !== asked) quiet = -1;
      }
    },
    faults: async () => {
      const lines = await Promise.all(found.map(async ({ url, says }) => ({ url, says: await says })));
      return lines
        .filter(({ url, says }) => says !== null && !allowed.some((address) => address.test(url)))
        .map(({ url, says }) => `${says}: ${url}`);
    },
  };
}
