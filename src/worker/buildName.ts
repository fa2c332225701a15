/** A short name for a build, of the names of its files. */
export function buildName(files: readonly string[]): string {
  let hash = 5381;
  for (const letter of files.join()) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
