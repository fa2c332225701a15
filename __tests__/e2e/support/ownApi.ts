import type { Page } from '@playwright/test';

/** The responses of the product API by path, without query. */
export type OwnFiles = Record<string, unknown>;

/** Fakes the product API with a deployer's own files. Other paths get 404, except `home/hero`, which is empty. */
export async function bring(page: Page, files: OwnFiles): Promise<void> {
  await page.route(/\/kinora\/api\/.+/, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*\/api\//, '');
    const body = { 'home/hero': [], ...files }[path];
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: body });
  });
}
