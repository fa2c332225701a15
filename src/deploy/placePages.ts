/** Returns the page with the base path of the bundle, so that the boot script need not detect it. */
export const placePage = (html: string, address: string): string =>
  html.replace(/data-base="[^"]*"/, () => `data-base="${new URL(address).pathname}"`);
