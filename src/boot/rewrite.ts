/** Changes attributes of these names wherever they are set in it. */
export function rewrite(content: ParentNode, names: readonly string[], change: (value: string) => string): void {
  for (const name of names)
    for (const part of content.querySelectorAll(`[${name}]`))
      part.setAttribute(name, change(part.getAttribute(name) ?? ''));
}
