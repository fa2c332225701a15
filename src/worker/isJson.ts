/** Returns whether a text is valid JSON. An HTML page or a truncated response is not. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
