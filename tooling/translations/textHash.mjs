/** Returns a hash of a text, as src/lib/textHash.ts does in the browser. */
export function textHash(text, seed = 0) {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 8;
}
