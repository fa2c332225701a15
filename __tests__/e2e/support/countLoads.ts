import type { Page } from '@playwright/test';

/** Counts the loads of the page from now on. */
export function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}
