/** Whether an address below the bundle is the app's to answer: files and the product API are not. */
export const isPageAddress = (path: string): boolean =>
  !/^(api|assets|art|deploy)(\/|$)/.test(path) && (!/\.\w+$/.test(path) || /(^|\/)index\.html$/.test(path));
