/**
 * Returns the storage key of a site. At the base paths `/` and `/kinora/` it is the name itself, as the specification
 * requires. At any other base path the key includes that path, so that two sites on one host share no data.
 */
export const siteKey = (name: string, basePath: string): string =>
  /^\/(kinora\/)?$/.test(basePath) ? name : `${name}@${basePath}`;
