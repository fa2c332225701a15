/** Whether a text is JSON; a page in its place, or half of it, is not. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
