import type { Page } from '@playwright/test';

/** Fakes the page of the trailer. */
export const withTrailer = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Trailer</title><main><h1>Trailer</h1></main>',
    }),
  );
