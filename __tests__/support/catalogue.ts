import type { Catalogue } from '@/contracts/language';
import { textHash } from '@/lib/textHash';
import type PO from 'pofile';

type Texts = Readonly<Record<string, string | readonly string[]>>;

interface Parts {
  words?: Texts;
  records?: Texts;
  /** By context, `\u0004` and text, or by text. */
  texts?: Texts;
}

const SEED = 35;

const byHash = (texts: Texts = {}) =>
  Object.fromEntries(Object.entries(texts).map(([english, text]) => [textHash(english), String(text)]));

/** Returns a catalogue as the build writes it. Its table is larger, because all texts share one seed. */
export function catalogueOf(
  language: Pick<Catalogue, 'language' | 'dir' | 'forms'>,
  { words, records, texts = {} }: Parts,
): Catalogue {
  const keys = Object.keys(texts);
  let size = keys.length || 1;
  const placeOf = (key: string) => textHash(key, SEED) % size;
  while (new Set(keys.map(placeOf)).size < keys.length) size += 1;
  const table = Array.from({ length: size }, () => '');
  for (const [key, text] of Object.entries(texts)) table[placeOf(key)] = [text].flat().join('^');
  return {
    ...language,
    words: byHash(words),
    records: byHash(records),
    seeds: String.fromCharCode(SEED),
    texts: table.join('|'),
  };
}

type Item = PO['items'][number];

/** Returns the texts of a translators' file. Plain texts need no table, which would become very large. */
export function textsOfItems(
  items: readonly Item[],
  translationsOf: (item: Item) => readonly string[],
): Required<Parts> {
  const parts: Record<'words' | 'texts', Record<string, string | readonly string[]>> = { words: {}, texts: {} };
  for (const item of items.filter(({ obsolete }) => !obsolete)) {
    const { msgid, msgctxt, msgid_plural: plural } = item;
    const isPlain = !plural && !msgctxt;
    parts[isPlain ? 'words' : 'texts'][msgctxt ? `${msgctxt}\u0004${msgid}` : msgid] = translationsOf(item);
  }
  return { ...parts, records: {} };
}
