import { createHash } from 'node:crypto';
import PO from 'pofile';
import pages from '../pages.js';
import { writeCatalogue } from './catalogueFile.mjs';
import { compile } from './compile.mjs';
import { firstWords } from './firstWords.mjs';
import { packed } from './packed.mjs';

/** The share of its texts that a language must have to be offered. */
const COMPLETE = 0.95;

/**
 * A compiled language. The browser loads the catalogue, and deploy/apply.cjs reads the texts of pages.
 * @typedef {object} Language
 * @property {string} code a tag such as `pt-BR`
 * @property {string} file the path of the catalogue in the bundle
 * @property {string} offer the entry in the list of languages of a page, see src/contracts/language.ts
 * @property {string} content the content of the file, which the browser loads (src/contracts/language.ts)
 * @property {Record<string, string>} pageTexts the texts of pages, by their English texts
 * @property {import('./messages.mjs').Message[]} missing texts that stay English
 * @property {string[]} mistakes
 */

/**
 * Compiles a translators' file.
 * @param {string} po the content of a PO file
 * @param {{ messages: import('./messages.mjs').Message[],
 *   compositions: ReturnType<typeof import('./firstWords.mjs').compositionsOf> }} texts the texts of the code
 * @returns {Language}
 * @throws {Error} with a message for the translator, if the language cannot be offered
 */
export function compileLanguage(po, { messages, compositions }) {
  const { catalogue, missing, mistakes } = compile(PO.parse(po), messages);
  const { language: code, texts } = catalogue;
  if (missing.length > messages.length * (1 - COMPLETE))
    throw new Error(`${missing.length} of ${messages.length} texts are missing.`);
  const locale = new Intl.Locale(code);
  // Node 20 has the property only, later versions the method only.
  const { direction: dir } = locale.getTextInfo?.() ?? locale.textInfo;
  const { script } = locale.maximize();
  const words = { ...firstWords(compositions, { dir, texts }), ...bootedWords(texts) };
  const content = writeCatalogue(packed({ ...catalogue, dir }, messages, words));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const pageTexts = messages.flatMap(({ text, inPages }) => (inPages && texts[text] ? [[text, texts[text]]] : []));
  const file = `assets/lang-${code}.${hash}.json`;
  return {
    code,
    file,
    offer: [code, dir, file, ...(script === 'Latn' ? [] : [script])].join(),
    content,
    pageTexts: Object.fromEntries(pageTexts),
    missing,
    mistakes,
  };
}

/** Returns the texts that the boot script shows outside of the first screens, by their English text. */
const bootedWords = (texts) =>
  Object.fromEntries(
    pages.BOOTED_TEXTS.flatMap((text) =>
      texts[text] === undefined ? [] : [[pages.withName(text), pages.withName(texts[text])]],
    ),
  );
