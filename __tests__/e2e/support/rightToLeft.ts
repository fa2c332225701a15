import type { Page } from '@playwright/test';

/** Makes every page run from right to left before it is painted. */
export const rightToLeft = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.dir = 'rtl';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
