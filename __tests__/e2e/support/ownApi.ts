import type { Page } from '@playwright/test';

/** What lies below the product API: an answer by its path, its query left out. */
export type OwnFiles = Record<string, unknown>;

/** Answers for the product API with files of a deployer's own; a path that is not named is not offered. */
export async function bring(page: Page, files: OwnFiles): Promise<void> {
  await page.route(/\/kinora\/api\/.+/, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*\/api\//, '');
    const body = { 'home/hero': [], ...files }[path];
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: body });
  });
}
