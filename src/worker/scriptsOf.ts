/** Some hosts take the quotes off attributes. */
const SCRIPT = /<script[^>]+?src=["']?[^"'\s>]*?(assets\/[\w.-]+\.js)/g;

/** The scripts that a page names, by their paths in the bundle; none where it is not the app's. */
export const scriptsOf = (html: string): string[] => [...html.matchAll(SCRIPT)].flatMap(([, file]) => file ?? []);
