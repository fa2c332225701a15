import type { BrowserContext, Page } from '@playwright/test';

/** The number of requests to each API address, by page load. */
const tries = new WeakMap<Page, Map<string, number>>();

/** Returns how often the current load of a page has requested each API address. */
export const triesOf = (page: Page): ReadonlyMap<string, number> => tries.get(page) ?? new Map<string, number>();

/** Counts the requests of every page of a context from now on. */
export function watchTries(context: BrowserContext): void {
  context.on('page', (page) => {
    page.on('request', (request) => {
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      const counts = (isPage ? undefined : tries.get(page)) ?? new Map<string, number>();
      tries.set(page, counts);
      const url = request.url();
      if (request.resourceType() !== 'fetch' || !/\/(api|3)\//.test(url)) return;
      counts.set(url, (counts.get(url) ?? 0) + 1);
    });
  });
}
