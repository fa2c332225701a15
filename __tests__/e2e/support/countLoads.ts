import type { Page } from '@playwright/test';

/** How often the page is loaded from now on. */
export function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}
