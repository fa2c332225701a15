/** Changes all attribute values and texts of a node's descendants. */
export function rewrite(content: Node, change: (text: string) => string): void {
  const parts = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (parts.nextNode()) {
    const { currentNode } = parts;
    for (const part of currentNode instanceof Element ? currentNode.attributes : [currentNode]) {
      const text = part.nodeValue ?? '';
      const changed = change(text);
      if (changed !== text) part.nodeValue = changed;
    }
  }
}
