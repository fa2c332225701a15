import { XMLParser } from 'fast-xml-parser';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';

/** Entities are not processed, because a document's own entities could expand without limit. */
const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  // Spaces beside an element within a text belong to the text.
  trimValues: false,
  preserveOrder: true,
  unpairedTags: ['br', 'hr'],
  maxNestedTags: 20,
});

/** HTML elements that begin a new line. */
const LINES: ReadonlySet<string> = new Set(['br', 'hr', 'p', 'div', 'li']);

export const MAX_XML_LENGTH = 500_000;
const MAX_RECORDS = 1000;

/**
 * Parses each element with one of the names. A file may contain several of them, and other content around them.
 * @returns the names and contents of the elements that are valid XML
 */
export function xmlRecords(text: string, names: readonly string[]): { name: string; record: UnknownRecord }[] {
  const found: { name: string; record: UnknownRecord }[] = [];
  const source = text.slice(0, MAX_XML_LENGTH);
  const start = new RegExp(`<(${names.join('|')})(?=[\\s>])`, 'gi');
  for (let match = start.exec(source); match !== null && found.length < MAX_RECORDS; match = start.exec(source)) {
    const [, name = ''] = match;
    const end = new RegExp(`</${name}\\s*>`, 'gi');
    end.lastIndex = match.index;
    if (end.exec(source) === null) break;
    const record = parse(source.slice(match.index, end.lastIndex), name);
    if (record !== null) found.push({ name: name.toLowerCase(), record });
    start.lastIndex = end.lastIndex;
  }
  return found;
}

function parse(xml: string, name: string): UnknownRecord | null {
  try {
    const parsed: unknown = PARSER.parse(xml);
    const [root] = nodesOf(parsed).filter((node) => Object.hasOwn(node, name));
    const record = root === undefined ? null : contentOf(root, name);
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

const nodesOf = (list: unknown): UnknownRecord[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/**
 * Returns an element's text, or its children and attributes by name. `#text` is all text in it, as a browser shows it.
 */
function contentOf(node: UnknownRecord, name: string): UnknownRecord | string {
  const attributes = Object.entries(isRecord(node[':@']) ? node[':@'] : {});
  const children = nodesOf(node[name]);
  const byName = new Map<string, unknown[]>();
  for (const child of children) {
    const [tag = ''] = Object.keys(child);
    if (tag === '#text') continue;
    const same = byName.get(tag) ?? [];
    same.push(contentOf(child, tag));
    byName.set(tag, same);
  }
  const text = textOf(children).trim();
  if (attributes.length === 0 && byName.size === 0) return text;
  return Object.fromEntries([
    ...attributes,
    ...Array.from(byName, ([tag, [first, ...more]]) => [tag, more.length === 0 ? first : [first, ...more]] as const),
    ...(text === '' ? [] : [['#text', text] as const]),
  ]);
}

const textOf = (nodes: readonly UnknownRecord[]): string =>
  nodes
    .map((node) => {
      const [tag = ''] = Object.keys(node);
      if (tag === '#text') return String(node[tag]);
      return `${LINES.has(tag) ? '\n' : ''}${textOf(nodesOf(node[tag]))}`;
    })
    .join('');
