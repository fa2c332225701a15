import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import PO from 'pofile';
import { readCatalogue } from '../../tooling/translations/catalogueFile.mjs';
import { textHash } from '../../tooling/translations/textHash.mjs';

const require = createRequire(import.meta.url);
const { emitLanguages } = require('../../tooling/languages.js');

const TEMPLATE = readFileSync(path.join(import.meta.dirname, '../../translations/kinora.pot'), 'utf8');

/** Returns the file of a language in which each text begins with its code. */
function fileOf(code, { share = 1, headers = {} } = {}) {
  const file = PO.parse(TEMPLATE);
  Object.assign(file.headers, { Language: code, 'Plural-Forms': 'nplurals=2; plural=(n != 1);' }, headers);
  file.items.slice(0, Math.round(file.items.length * share)).forEach((item) => {
    item.msgstr = [item.msgid, item.msgid_plural].filter(Boolean).map((text) => `${code}: ${text}`.trimEnd());
    if (/\s$/.test(item.msgid) || /^\s/.test(item.msgid)) item.msgstr = [item.msgid];
  });
  return file.toString();
}

/** Runs the step of the build with these files. Returns the languages of the page, the emitted files and the warnings. */
async function build(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const emitted = {};
  const warnings = [];
  class RawSource {
    constructor(text) {
      this.text = text;
    }
  }
  const compilation = {
    compiler: { webpack: { sources: { RawSource } } },
    emitAsset: (name, { text }) =>
      (emitted[name] = name.startsWith('assets/lang-') ? readCatalogue(text) : JSON.parse(text)),
    warnings,
  };
  const screens = {
    english: { home: '<p>Movies</p>' },
    render: ({ seeds, texts }) => {
      const table = texts.split('|');
      const place = textHash('Movies', seeds.charCodeAt(textHash('Movies') % seeds.length)) % table.length;
      return { home: `<p>${table[place]}</p>` };
    },
  };
  const languages = await emitLanguages(compilation, screens, folder);
  return { languages, emitted, warnings: warnings.map(({ message }) => message) };
}

test('a language is added by its file alone', async () => {
  // Each needs another rule of plurals.
  const { languages, emitted, warnings } = await build({
    'sv.po': fileOf('sv'),
    'fa.po': fileOf('fa', { headers: { 'Plural-Forms': 'nplurals=2; plural=(n > 1);' } }),
  });
  assert.deepEqual(warnings, []);
  const [persian, swedish] = languages.split(' ').map((language) => language.split(','));
  assert.deepEqual(swedish.slice(0, 2), ['sv', 'ltr']);
  assert.deepEqual(persian.slice(0, 2), ['fa', 'rtl']);
  assert.equal(swedish[3], undefined);
  assert.equal(persian[3], 'Arab');
  const { words, texts } = emitted[swedish[2]];
  assert.ok(texts.split('|').includes('sv: Load more'));
  assert.equal(words[textHash('Movies')], 'sv: Movies');
  // The boot script shows this text outside of the first screens.
  assert.equal(words[textHash('Kinora could not be loaded')], 'sv: Kinora could not be loaded');
  // Only deploy/apply.cjs needs this one.
  const description = '{title} on {name}.';
  assert.equal(emitted['deploy/page-texts.json'].sv[description], `sv: ${description}`);
  assert.ok(!texts.includes(description));
});

test('a language that lacks too many texts is not offered, and the build says how many', async () => {
  const { languages, warnings } = await build({ 'sv.po': fileOf('sv', { share: 0.9 }) });
  assert.equal(languages, '');
  assert.match(warnings.join(), /^translations\/sv\.po: \d+ of \d+ texts are missing\. The language is not offered\.$/);
});

test('a broken file is named, and the other languages are built', async () => {
  const { languages, warnings } = await build({
    'nothing.po': '',
    'page.po': '<!doctype html>',
    'plural.po': fileOf('sv', { headers: { 'Plural-Forms': 'nplurals=two' } }),
    'tag.po': fileOf('Swedish, probably'),
    'sv.po': fileOf('sv'),
  });
  assert.match(languages, /^sv,ltr,\S+$/);
  assert.deepEqual(
    warnings.map((text) => /^translations\/(\w+)\.po: /.exec(text)?.[1]),
    ['nothing', 'page', 'plural', 'tag'],
  );
  assert.match(warnings[0], /The header “Language” is not a language/);
});
