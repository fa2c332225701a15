import type { BrowserContext, Page } from '@playwright/test';

/** How often each page load asked each address of an API. */
const tries = new WeakMap<Page, Map<string, number>>();

/** What the load that a page shows has asked an API for, and how often. */
export const triesOf = (page: Page): ReadonlyMap<string, number> => tries.get(page) ?? new Map<string, number>();

/** Counts from now on, in every page of a context. */
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
