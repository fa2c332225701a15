/** A page of the bundle that knows where it lies, and the whole address of the picture that links to it show. */
export const placePage = (html: string, address: string): string =>
  html
    .replace(/data-base="[^"]*"/, `data-base="${new URL(address).pathname}"`)
    .replace(/(property="og:image" content=")[^"]*?(art\/[^"]*")/, `$1${address}$2`);
