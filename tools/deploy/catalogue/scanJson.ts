import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { JsonPath } from './finding';

export interface JsonScan {
  /** The root value with the positions of all values in it. Undefined if the text is invalid or nested too deeply. */
  root: Node | undefined;
  /** The offset of the first error. */
  faultAt: number | null;
  /** Names that occur twice in one object. */
  repeated: { name: string; at: number }[];
}

/** Finds the positions of all values. `JSON.parse` reads the values themselves, as in the app. Never throws. */
export function scanJson(text: string): JsonScan {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true });
    const [error] = errors;
    if (error) return { root: undefined, faultAt: error.offset, repeated: [] };
    return { root, faultAt: null, repeated: repeatedNames(root) };
  } catch (error) {
    // The library is recursive. `JSON.parse` is not, so it reads a text that overflows the stack here.
    if (error instanceof RangeError) return { root: undefined, faultAt: null, repeated: [] };
    throw error;
  }
}

function repeatedNames(root: Node | undefined): JsonScan['repeated'] {
  const repeated: JsonScan['repeated'] = [];
  const waiting = root ? [root] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { type, children = [] } = node;
    for (const child of children) waiting.push(child);
    if (type !== 'object') continue;
    const names = new Set<string>();
    for (const { children: [key] = [] } of children) {
      if (key === undefined) continue;
      // The library types the value as `any`. The key of a property is a text.
      const name = key.value as string;
      if (names.has(name)) repeated.push({ name, at: key.offset });
      names.add(name);
    }
  }
  return repeated;
}

/** Returns the offset of a value, or of the nearest value around it. */
export function positionOf(root: Node | undefined, path: JsonPath): number {
  if (root === undefined) return 0;
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node.offset;
  }
  return root.offset;
}
