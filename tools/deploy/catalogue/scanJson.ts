import type { JsonPath } from './finding';

/** The start of a value in a JSON text, and the values inside it. */
export interface JsonNode {
  at: number;
  /** Members by name, or items by index. */
  inner: Map<string | number, JsonNode>;
}

export interface JsonScan {
  /** The root value. Null if the text is invalid JSON. */
  root: JsonNode | null;
  /** The offset of the first error. */
  faultAt: number | null;
  /** Names that occur twice in one object. */
  repeated: { name: string; at: number }[];
}

type ExpectedToken = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

interface Open {
  node: JsonNode;
  isList: boolean;
  /** The name of the next member. */
  name: string;
}

const SPACE = /[ \t\r\n]/;
const WORD = /[\w+.-]/;
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/**
 * Finds the positions of all values. Does not parse the values, because `JSON.parse` does this in the app. Never
 * throws.
 */
export function scanJson(text: string): JsonScan {
  const repeated: JsonScan['repeated'] = [];
  const open: Open[] = [];
  let root: JsonNode | null = null;
  let expected = 'value' as ExpectedToken;
  let at = 0;

  const place = (): JsonNode => {
    const node: JsonNode = { at, inner: new Map() };
    const parent = open.at(-1);
    if (parent) parent.node.inner.set(parent.isList ? parent.node.inner.size : parent.name, node);
    else root = node;
    return node;
  };
  const closeOne = () => {
    open.pop();
    expected = open.length > 0 ? 'commaOrEnd' : 'nothing';
  };
  /** Reads the token at the current position. Returns false if it is not allowed here. */
  const take = (): boolean => {
    const character = text[at] ?? '';
    const parent = open.at(-1);
    const wantsValue = expected === 'value' || expected === 'valueOrEnd';
    if (character === ',' && expected === 'commaOrEnd') expected = parent?.isList ? 'value' : 'name';
    else if (character === ':' && expected === 'colon') expected = 'value';
    else if (character === ']' && parent?.isList && (expected === 'valueOrEnd' || expected === 'commaOrEnd'))
      closeOne();
    else if (character === '}' && !parent?.isList && (expected === 'nameOrEnd' || expected === 'commaOrEnd'))
      closeOne();
    else if ((character === '[' || character === '{') && wantsValue) {
      open.push({ node: place(), isList: character === '[', name: '' });
      expected = character === '[' ? 'valueOrEnd' : 'nameOrEnd';
    } else if (character === '"' && (wantsValue || expected === 'name' || expected === 'nameOrEnd')) {
      const end = endOfText(text, at);
      if (end === null) return false;
      if (wantsValue) {
        place();
        expected = parent ? 'commaOrEnd' : 'nothing';
      } else if (parent) {
        parent.name = JSON.parse(text.slice(at, end)) as string;
        if (parent.node.inner.has(parent.name)) repeated.push({ name: parent.name, at });
        expected = 'colon';
      }
      at = end;
      return true;
    } else if (wantsValue && WORD.test(character)) {
      let end = at;
      while (end < text.length && WORD.test(text[end] ?? '')) end += 1;
      if (!LITERAL.test(text.slice(at, end))) return false;
      place();
      expected = parent ? 'commaOrEnd' : 'nothing';
      at = end;
      return true;
    } else return false;
    at += 1;
    return true;
  };

  for (;;) {
    while (at < text.length && SPACE.test(text[at] ?? '')) at += 1;
    if (at >= text.length) break;
    if (!take()) return { root: null, faultAt: at, repeated };
  }
  return expected === 'nothing' ? { root, faultAt: null, repeated } : { root: null, faultAt: text.length, repeated };
}

/**
 * Returns the offset after the closing quote. Returns null if the text is never closed or contains invalid characters.
 */
function endOfText(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') return at + 1;
    if (character < ' ') return null;
    if (character !== '\\') continue;
    const escape = /^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at + 1, at + 6));
    if (!escape) return null;
    at += escape[0].length;
  }
  return null;
}

/** Returns the offset of a value, or of the nearest value around it. */
export function placeOf(root: JsonNode | null, path: JsonPath): number {
  let node = root;
  for (const step of path) node = node?.inner.get(step) ?? node;
  return node?.at ?? 0;
}
