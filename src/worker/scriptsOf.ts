/** Some hosts remove the quotes of attributes. */
const SCRIPT = /<script[^>]+?src=["']?[^"'\s>]*?(assets\/[\w.-]+\.js)/g;

/** Returns the scripts of a page, by their paths in the bundle. Empty if it is not the app's page. */
export const scriptsOf = (html: string): string[] => [...html.matchAll(SCRIPT)].flatMap(([, file]) => file ?? []);
