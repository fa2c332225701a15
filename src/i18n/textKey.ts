/**
 * Returns the key of a text in a catalogue: a hash of 24 bits (FNV-1a) in base 36, which is shorter than the text. The
 * build computes the same keys (tooling/translations/textKey.mjs), and fails if two texts have the same.
 */
export function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 8).toString(36);
}
