/** Returns a short name for a build: a hash of its file names. */
export function buildName(files: readonly string[]): string {
  let hash = 5381;
  for (const letter of files.join()) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
