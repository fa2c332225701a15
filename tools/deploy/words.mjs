/**
 * `node deploy/words.cjs sv.po` in a bundle: adds a language to it, or replaces one, from a translators' file. The build
 * does the same for the files of `translations`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileLanguage } from '../../tooling/translations/compileLanguage.mjs';
import { change, PAGE_TEXTS, pagesAndShellOf, remove, renameShell, TEXTS, write } from './bundleFiles.ts';
import { CommandError, runCommand } from './commandError.ts';

const USAGE = `node deploy/words.cjs FILE.po …

Adds languages to this bundle, or replaces them, from PO files.
Copy deploy/kinora.pot to a file such as sv.po, and translate it with a PO editor.

  --help  shows this text`;

/** The number of missing texts and mistakes that are listed for each file. */
const LISTED = 10;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads and compiles a file. Nothing is written before all files could be read. */
function compiled(source, texts) {
  if (!existsSync(source)) throw new CommandError(`${source} does not exist. Nothing was changed.`);
  try {
    return { source, ...compileLanguage(readFileSync(source, 'utf8'), texts) };
  } catch (error) {
    throw new CommandError(`${source}: ${error.message} Nothing was changed.`);
  }
}

/** Writes the catalogue of a language, and removes the earlier one. */
function writeCatalogue(bundle, { code, file, content }) {
  const inBundle = (name) => path.join(bundle, name);
  const catalogues = readdirSync(inBundle('assets')).filter((name) => name.startsWith('lang-'));
  for (const name of catalogues.map((one) => `assets/${one}`))
    if (name.startsWith(`assets/lang-${code}.`) && name.endsWith('.json') && name !== file) remove(inBundle(name));
  // `write` compresses a file again if it has compressed copies.
  if (catalogues.some((name) => name.endsWith('.br')))
    for (const ending of ['.gz', '.br']) writeFileSync(inBundle(file + ending), '');
  write(inBundle(file), content);
}

/** Returns a page that offers a language. */
const offering = (html, { code, offer }) =>
  html.replace(/(<template id="languages"\s*>)([^<]*)/, (_, start, languages) => {
    const others = languages.split(' ').filter((language) => language !== '' && !language.startsWith(`${code},`));
    return start + [...others, offer].sort().join(' ');
  });

function report({ source, code, missing, mistakes }, count) {
  const share = Math.floor((100 * (count - missing.length)) / count);
  console.info(`${source}: the bundle has ${code} now, ${share} % translated.`);
  const lines = [...missing.map(({ text }) => `not translated: “${text}”`), ...mistakes];
  for (const line of lines.slice(0, LISTED)) console.info(`  ${line}`);
  if (lines.length > LISTED) console.info(`  … and ${lines.length - LISTED} more`);
}

function main(args) {
  if (args.includes('--help') || args.length === 0) {
    console.info(USAGE);
    return;
  }
  const bundle = path.join(__dirname, '..');
  const texts = readJson(path.join(bundle, TEXTS));
  const languages = args.map((file) => compiled(file, texts));
  for (const language of languages) {
    writeCatalogue(bundle, language);
    for (const page of pagesAndShellOf(bundle)) change(page, (html) => offering(html, language));
    change(path.join(bundle, PAGE_TEXTS), (json) =>
      JSON.stringify({ ...JSON.parse(json), [language.code]: language.pageTexts }, null, 1),
    );
    report(language, texts.messages.length);
  }
  renameShell(bundle);
  console.info('Now run node deploy/apply.cjs and node deploy/pages.cjs, because they write the texts into the pages.');
}

runCommand(main);
