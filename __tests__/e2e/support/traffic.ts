import type { BrowserContext, Page, Request } from '@playwright/test';

/** How `route.abort()` and what the page took back end. A host that no test answers for cannot be reached: another end. */
const FROM_HERE = ['net::ERR_FAILED', 'net::ERR_ABORTED'];

/** What travels once in the life of a page, not even to hear that it has not changed. */
const NEVER_TWICE = ['script', 'stylesheet', 'font', 'fetch', 'xhr'];

/** The page that asks what has been asked already, to hear how it is now. */
const ASKS_AGAIN = /\/diagnostics\/?$/;

export interface Traffic {
  /** Addresses that this test expects to be missing, to fail, to be foreign or to be asked for twice. */
  allow: (...addresses: RegExp[]) => void;
  /** Resolves when nothing is on its way to the page and it has nothing more to ask for. */
  settled: (page: Page) => Promise<void>;
  /** What went over the wire without need; to be asked at the test's end. */
  faults: () => Promise<string[]>;
}

/** What is on its way to a page, and how much it has ever asked for. */
interface Pending {
  open: Set<Request>;
  asked: number;
  onDone: () => void;
}

/** One after the other, in which a page asks for nothing. */
const QUIET_ROUNDS = 2;

/** Two frames for what has come, and an idle moment for what waits for one. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

/**
 * Whether a second fetch was one too many. Where a test answers requests the cache is off, and a picture travels as
 * often as it is shown; such a request is seen before the browser has written its last headers.
 */
async function isInVain(request: Request): Promise<boolean> {
  if (NEVER_TWICE.includes(request.resourceType())) return true;
  if (request.resourceType() !== 'image') return false;
  const { host } = await request.allHeaders();
  return host !== undefined && (await request.sizes()).responseBodySize > 0;
}

/** Watches what all pages of a context ask for. */
export function watchTraffic(context: BrowserContext): Traffic {
  // An own catalogue is asked whether it names the titles of its hero; most do not.
  const allowed: RegExp[] = [/\/api\/home\/hero$/];
  const found: { url: string; says: Promise<string | null> }[] = [];
  const pages = new Map<Page, Pending>();

  const report = (request: Request, says: string | Promise<string | null>) => {
    // A page that is gone cannot be asked for more.
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
    /** Those of the next page, from when it is asked for; until it is here the one before may still ask for something. */
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
      // Of the page before, nobody hears how it ended.
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
      // An answer that the test gave came from no address.
      const says = response.serverAddr().then((address) => address && String(response.status()));
      report(response.request(), says);
    });
    page.on('requestfinished', (request) => {
      done(request);
      // Asking again for what was refused is no second time.
      if (refused.has(request) || meant.has(request)) return;
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
      // In one round the page may just be between two things that it starts with.
      for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
        const { asked } = pending;
        if (pending.open.size > 0) await new Promise<void>((resolve) => (pending.onDone = resolve));
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
