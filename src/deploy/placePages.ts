/** Returns the page with the path of the bundle, which the boot script then need not search for. */
export const placePage = (html: string, address: string): string =>
  html.replace(/data-base="[^"]*"/, () => `data-base="${new URL(address).pathname}"`);
