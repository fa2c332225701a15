import type { Page } from '@playwright/test';

/** What stands in for the trailer's page. */
export const withTrailer = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Trailer</title><main><h1>Trailer</h1></main>',
    }),
  );
