import PO from 'pofile';
import { keyOf } from './keyOf.mjs';

/** The headers that PO tools expect. */
const HEADERS = {
  'Project-Id-Version': 'Kinora',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
};

const keyOfItem = ({ msgid, msgctxt }) => keyOf({ text: msgid, context: msgctxt ?? null });

/** Returns the file that translators copy: each text of the code, with empty translations. */
export function templateOf(messages) {
  const template = new PO();
  template.headers = { ...HEADERS };
  template.comments = ['The English texts of Kinora, extracted from its code by npm run words.'];
  template.items = messages.map((message) => itemOf(message, 2));
  return `${template.toString()}\n`;
}

/**
 * Returns a PO file with the present texts of the code. Translations, notes and flags stay. The translations of texts
 * that no longer exist become comments at the end, where PO tools find them for similar texts.
 */
export function merge(file, messages) {
  const known = new Map(file.items.filter(({ obsolete }) => !obsolete).map((item) => [keyOfItem(item), item]));
  const forms = Number(/nplurals\s*=\s*(\d+)/.exec(file.headers['Plural-Forms'] ?? '')?.[1] ?? 2);
  const present = messages.map((message) => {
    const item = known.get(keyOf(message));
    known.delete(keyOf(message));
    if (!item) return itemOf(message, forms);
    const { comments, places, plural } = message;
    return Object.assign(item, { extractedComments: comments, references: filesOf(places), msgid_plural: plural });
  });
  const earlier = file.items.filter(({ obsolete }) => obsolete);
  const former = [...known.values()].filter(({ msgstr }) => msgstr.some(Boolean));
  for (const item of former) item.obsolete = true;
  return Object.assign(new PO(), file, { items: [...present, ...former, ...earlier] });
}

function itemOf({ text, plural, context, comments, places }, forms) {
  const item = new PO.Item({ nplurals: forms });
  return Object.assign(item, {
    msgid: text,
    msgid_plural: plural,
    msgctxt: context,
    extractedComments: comments,
    references: filesOf(places),
    msgstr: plural === null ? [''] : Array(forms).fill(''),
  });
}

/** Without the lines, which change with each edit of a file. */
const filesOf = (places) => [...new Set(places.map((place) => place.replace(/:\d+$/, '')))];
