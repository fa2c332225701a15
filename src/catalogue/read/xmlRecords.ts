import { XMLParser } from 'fast-xml-parser';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';

/** Entities stay as they are written: those of a document's own could be made to grow without end. */
const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  maxNestedTags: 20,
});

const MAX_LENGTH = 500_000;
const MAX_RECORDS = 50;

/**
 * The elements of the given names in a text, each by itself: a file may hold several, and other things around them.
 * @returns the name and the content of those that are XML
 */
export function xmlRecords(text: string, names: readonly string[]): { name: string; record: UnknownRecord }[] {
  const found: { name: string; record: UnknownRecord }[] = [];
  const source = text.slice(0, MAX_LENGTH);
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
    const record = isRecord(parsed) && Object.hasOwn(parsed, name) ? parsed[name] : null;
    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}
