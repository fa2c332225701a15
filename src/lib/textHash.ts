/**
 * Returns a hash of a text with 24 bits (FNV-1a). Another seed gives another hash. The build computes the same hashes
 * (tooling/translations/textHash.mjs).
 */
export function textHash(text: string, seed = 0): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 8;
}
