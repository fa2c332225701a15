/** Returns the key of a text in a catalogue, as src/i18n/textKey.ts does in the browser. */
export function textKey(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 8).toString(36);
}
