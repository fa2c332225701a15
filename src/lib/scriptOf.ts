/** Returns the language and the script of a tag: `zhHans` for `zh-CN`. A tag that is none stays as it is. */
export function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}${script}`;
  } catch {
    return tag;
  }
}
