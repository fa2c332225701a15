/**
 * The key under which the site at a base path stores something. At `/` and at `/kinora/` it is the name itself, as the
 * specification has it. At any other base path the key carries that path, so that two sites on one host share nothing.
 */
export const siteKey = (name: string, basePath: string): string =>
  /^\/(kinora\/)?$/.test(basePath) ? name : `${name}@${basePath}`;
