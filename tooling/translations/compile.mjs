import { mistakesOf } from './checkItem.mjs';
import { keyOf } from './keyOf.mjs';
import { pluralForms } from './pluralForms.mjs';

/**
 * The texts of a language, as the browser loads them.
 * @typedef {object} Catalogue
 * @property {string} language such as `pt-BR`
 * @property {Record<string, number>} forms which form each plural category uses
 * @property {Record<string, string | string[]>} texts by key: a text, or the forms of a plural
 */

/**
 * Compiles a PO file. Texts that are missing, fuzzy or mistaken are left out, so they stay English.
 * @param {import('pofile')} file
 * @param {readonly import('./messages.mjs').Message[]} messages
 * @returns {{ catalogue: Catalogue, missing: import('./messages.mjs').Message[], mistakes: string[] }}
 * @throws {Error} with a message for the translator, if the headers cannot be used
 */
export function compile(file, messages) {
  const language = languageOf(file);
  const { count, forms } = pluralForms(language, file.headers['Plural-Forms']);
  const items = new Map();
  const mistakes = [];
  for (const item of file.items) {
    if (item.obsolete) continue;
    const key = keyOf({ text: item.msgid, context: item.msgctxt ?? null });
    if (items.has(key)) mistakes.push(`“${item.msgid}”: the text occurs twice`);
    items.set(key, item);
  }
  const texts = {};
  const missing = [];
  for (const message of messages) {
    const item = items.get(keyOf(message));
    items.delete(keyOf(message));
    const found = item === undefined ? [] : mistakesOf(item);
    const isComplete = item?.msgstr.every(Boolean) && item.msgstr.length === (message.plural === null ? 1 : count);
    mistakes.push(...found);
    if (!isComplete || item.flags.fuzzy || found.length > 0) missing.push(message);
    else texts[keyOf(message)] = message.plural === null ? item.msgstr[0] : item.msgstr;
  }
  mistakes.push(...[...items.values()].map(({ msgid }) => `“${msgid}”: Kinora has no such text. Run npm run words.`));
  return { catalogue: { language, forms, texts }, missing, mistakes };
}

/** Returns the language of a file as a tag of the web, `pt-BR` for `pt_BR`. */
function languageOf({ headers: { Language: written = '' } }) {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? fail(written);
  } catch {
    return fail(written);
  }
}

function fail(written) {
  throw new Error(`The header “Language” is not a language: “${written}”. Write a code such as de or pt-BR.`);
}
