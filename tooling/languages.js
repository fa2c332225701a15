const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { BOOTED_TEXTS, withName } = require('./pages.js');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/** Returns the texts that the boot script shows outside of the first screens, by their English text. */
const bootedWords = (texts) =>
  Object.fromEntries(
    BOOTED_TEXTS.flatMap((text) => (texts[text] === undefined ? [] : [[withName(text), withName(texts[text])]])),
  );

/** The file in which deploy/apply.cjs finds the texts of pages, by language and English text. */
const PAGE_TEXTS = 'deploy/page-texts.json';

const textsOfPages = (messages, { texts }) =>
  Object.fromEntries(messages.flatMap(({ text, inPages }) => (inPages && texts[text] ? [[text, texts[text]]] : [])));

/** The share of its texts that a language must have to be offered. */
const COMPLETE = 0.95;

/**
 * Compiles the translators' files, and emits the catalogue and the first texts of each language that is complete.
 * @param {import('webpack').Compilation} compilation
 * @param {{ english: Record<string, string>, render: (catalogue: object) => Promise<Record<string, string>> }} screens the
 * markup of the first screens, and a function that renders them in another language
 * @param {string} folder the folder of the translators' files
 * @returns {Promise<string>} the languages as src/contracts/language.ts reads them
 */
exports.emitLanguages = async (compilation, { english, render }, folder = inRoot('translations')) => {
  const [{ default: PO }, { compile }, { readMessages }, { firstWords }, { packed }] = await Promise.all([
    import('pofile'),
    import('./translations/compile.mjs'),
    import('./translations/messages.mjs'),
    import('./translations/firstWords.mjs'),
    import('./translations/packed.mjs'),
  ]);
  const messages = readMessages(inRoot());
  const { RawSource } = compilation.compiler.webpack.sources;
  const emit = (name, content) => {
    const json = JSON.stringify(content);
    const hash = crypto.createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = `assets/${name}.${hash}.json`;
    compilation.emitAsset(file, new RawSource(json), { minimized: true });
    return file;
  };
  const languages = [];
  const pageTexts = {};
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.po'))) {
    const warn = (text) => compilation.warnings.push(new Error(`translations/${file}: ${text}`));
    try {
      const { catalogue, missing } = compile(PO.parse(fs.readFileSync(path.join(folder, file), 'utf8')), messages);
      const { language: code } = catalogue;
      if (missing.length > messages.length * (1 - COMPLETE)) {
        warn(`${missing.length} of ${messages.length} texts are missing, so the language is not offered.`);
        continue;
      }
      const locale = new Intl.Locale(code);
      // Node 20 has the property only, later versions the method only.
      const { direction } = locale.getTextInfo?.() ?? locale.textInfo;
      const whole = { ...catalogue, dir: direction };
      const words = {
        ...firstWords(english, await render(packed(whole, messages))),
        ...bootedWords(catalogue.texts),
      };
      pageTexts[code] = textsOfPages(messages, catalogue);
      languages.push([code, direction, emit(`lang-${code}`, packed(whole, messages, words))].join());
    } catch (error) {
      warn(`${error.message} The language is not offered.`);
    }
  }
  compilation.emitAsset(PAGE_TEXTS, new RawSource(JSON.stringify(pageTexts, null, 1)), { minimized: true });
  return languages.join(' ');
};
