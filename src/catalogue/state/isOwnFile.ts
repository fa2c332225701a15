/** The paths that the command writes: films, its own images, and the product API. */
const OWN = /^(films|api|art\/(?:posters|hero)(?=\/own-))\/[\w.-]+(\/[\w.-]+)*$/;

/** Returns whether a run may have written a path in the bundle. The command never deletes other files. */
export const isOwnFile = (file: string): boolean =>
  OWN.test(file) && !file.includes('..') && !file.startsWith('api/schema/');
