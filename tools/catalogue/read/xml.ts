import { XMLParser } from 'fast-xml-parser';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';

/** Combining marks by the suffix of an entity. HTML names a letter with an accent by both: `eacute`, `Ccaron`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030a',
  dblac: '\u030b',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
};

/** Characters by entity name. */
const NAMED = new Map(
  [
    'amp & lt < gt > quot " apos \' iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © ordf ª',
    'laquo « not ¬ reg ® macr ¯ deg ° plusmn ± sup1 ¹ sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · cedil ¸ ordm º',
    'raquo » frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ times × divide ÷ AElig Æ aelig æ ETH Ð eth ð Oslash Ø oslash ø',
    'THORN Þ thorn þ szlig ß OElig Œ oelig œ Dstrok Đ dstrok đ Lstrok Ł lstrok ł inodot ı imath ı fnof ƒ',
    'hellip … mldr … ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo ›',
    'dagger † Dagger ‡ bull • permil ‰ prime ′ Prime ″ oline ‾ frasl ⁄ euro € trade ™ numero № larr ← uarr ↑ rarr →',
    'darr ↓ harr ↔ infin ∞ minus − ne ≠ le ≤ ge ≥ asymp ≈ radic √ sum ∑ starf ★ star ☆ hearts ♥ male ♂ female ♀',
    'num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? excl !',
    'commat @ lsqb [ rsqb ] lowbar _ lbrace { rbrace } verbar | hyphen ‐ dash ‐',
  ].flatMap((line) => Array.from(line.matchAll(/(\S+) (\S+)/g), ([, name = '', sign = '']) => [name, sign] as const)),
);

/** Entities for white space and for invisible characters. */
const UNSEEN: ReadonlyMap<string, string> = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp', 'Tab', 'NewLine'].map((name) => [name, ' '] as const),
  ...['shy', 'zwnj', 'zwj', 'lrm', 'rlm'].map((name) => [name, ''] as const),
]);

const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho  Sigma Tau Upsilon Phi Chi Psi Omega'.split(
    ' ',
  );

/** Replaces the entities of XML and HTML by characters. Unknown entities stay unchanged. */
const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? (character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? entity)
        : (NAMED.get(name) ?? UNSEEN.get(name) ?? accented(name) ?? greek(name) ?? entity),
  );

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null);

function accented(name: string): string | null {
  const mark = ACCENTS[name.slice(1)];
  const letter = `${name.slice(0, 1)}${mark ?? ''}`.normalize('NFC');
  return mark !== undefined && letter.length === 1 ? letter : null;
}

function greek(name: string): string | null {
  const index = GREEK.indexOf(name.slice(0, 1).toUpperCase() + name.slice(1));
  return index < 0 ? null : String.fromCodePoint((name === GREEK[index] ? 0x391 : 0x3b1) + index);
}

/** Returns the children with a name as a list, because the parser returns a single child without a list. */
export function xmlChildren(record: UnknownRecord, name: string): unknown[] {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, 500) : [value];
}

/** Returns the text of an element with decoded entities, or null if it is empty. */
export function xmlText(value: unknown, max: number): string | null {
  const text = isRecord(value) && Object.hasOwn(value, '#text') ? value['#text'] : value;
  return typeof text === 'string' ? cleanText(decodeEntities(text.slice(0, max * 8)), max) || null : null;
}

/** Returns the first non-empty text of the children with one of the names. */
export function childText(record: UnknownRecord, max: number, ...names: string[]): string | null {
  for (const name of names) {
    for (const child of xmlChildren(record, name)) {
      const text = xmlText(child, max);
      if (text !== null) return text;
    }
  }
  return null;
}

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
