/** Where an element stands below another: the index among its siblings, from the top down. */
export type DomPath = readonly number[];

export function pathTo(element: Element, root: Element): DomPath {
  const path: number[] = [];
  let current: Element = element;
  while (current !== root && current.parentElement) {
    path.unshift([...current.parentElement.children].indexOf(current));
    current = current.parentElement;
  }
  return path;
}

export function elementAt(path: DomPath, root: Element): Element | null {
  return path.reduce<Element | null>((element, index) => element?.children.item(index) ?? null, root);
}
