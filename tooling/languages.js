const fs = require('node:fs');
const path = require('node:path');

const inRoot = (...parts) => path.join(__dirname, '..', ...parts);

/** The file in which deploy/apply.cjs finds the texts of pages, by language and English text. */
const PAGE_TEXTS = 'deploy/page-texts.json';

/** The file with the texts of the code, and how those of the first screens are composed, for deploy/words.cjs. */
const TEXTS = 'deploy/texts.json';

/**
 * Compiles the translators' files, and emits the catalogue of each language that is complete.
 * @param {import('webpack').Compilation} compilation
 * @param {{ english: Record<string, string>, render: (catalogue: object) => Promise<Record<string, string>> }} screens the
 * markup of the first screens, and a function that renders them in another language
 * @param {string} folder the folder of the translators' files
 * @returns {Promise<string>} the languages as src/contracts/language.ts reads them
 */
exports.emitLanguages = async (compilation, { english, render }, folder = inRoot('translations')) => {
  const [{ compileLanguage }, { compositionsOf, markedCatalogue }, { readMessages }] = await Promise.all([
    import('./translations/compileLanguage.mjs'),
    import('./translations/firstWords.mjs'),
    import('./translations/messages.mjs'),
  ]);
  const messages = readMessages(inRoot());
  const compositions = compositionsOf(english, await render(markedCatalogue(messages)), messages);
  const { RawSource } = compilation.compiler.webpack.sources;
  const emit = (file, content) => compilation.emitAsset(file, new RawSource(content), { minimized: true });
  const languages = [];
  const pageTexts = {};
  for (const name of fs.readdirSync(folder).filter((one) => one.endsWith('.po'))) {
    try {
      const po = fs.readFileSync(path.join(folder, name), 'utf8');
      const { code, file, content, ...language } = compileLanguage(po, { messages, compositions });
      emit(file, content);
      pageTexts[code] = language.pageTexts;
      languages.push(language.offer);
    } catch (error) {
      compilation.warnings.push(new Error(`translations/${name}: ${error.message} The language is not offered.`));
    }
  }
  emit(PAGE_TEXTS, JSON.stringify(pageTexts, null, 1));
  emit(TEXTS, JSON.stringify({ messages: messages.map(withoutPlaces), compositions }));
  return languages.join(' ');
};

const withoutPlaces = ({ text, plural, context, isOfRecord, inPages, inApp }) => ({
  text,
  plural,
  context,
  isOfRecord,
  inPages,
  inApp,
});
