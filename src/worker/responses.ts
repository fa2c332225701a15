/** Returns whether a text is valid JSON. An HTML page or a truncated response is not. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Some hosts remove the quotes of attributes. */
const SCRIPT = /<script[^>]+?src=["']?[^"'\s>]*?(assets\/[\w.-]+\.js)/g;

/** Returns the scripts of a page, by their paths in the bundle. Empty if it is not the app's page. */
export const scriptsOf = (html: string): string[] => [...html.matchAll(SCRIPT)].flatMap(([, file]) => file ?? []);

/** Returns a short name for a build: a hash of its file names. */
export function buildName(files: readonly string[]): string {
  let hash = 5381;
  for (const letter of files.join()) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
