/** Returns the text of a template of the page, in which the build or a command has written data; empty if it is missing. */
export const templateText = (id: string): string =>
  (document.getElementById(id) as HTMLTemplateElement | null)?.content.textContent ?? '';
