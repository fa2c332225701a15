/** Where the command writes: films, its own pictures, and the product API. */
const OWN = /^(films|api|art\/(?:posters|hero)(?=\/own-))\/[\w.-]+(\/[\w.-]+)*$/;

/** Whether a path in the bundle may be one that a run wrote; no other is ever deleted. */
export const isOwnFile = (file: string): boolean =>
  OWN.test(file) && !file.includes('..') && !file.startsWith('api/schema/');
