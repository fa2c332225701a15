import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { readCatalogue, writeCatalogue } from '../../tooling/translations/catalogueFile.mjs';
import { textHash } from '../../tooling/translations/textHash.mjs';

const require = createRequire(import.meta.url);
const { compileForNode } = require('../../tooling/compileForNode.js');
const configuration = require('../../webpack.config.js');

let command;

before(async () => {
  const options = configuration({}, { mode: 'production' });
  command = await compileForNode(options, { entry: 'tools/deploy/words.mjs', rules: [options.module.rules[0]] });
});

const MESSAGE = { plural: null, context: null, isOfRecord: false, inPages: false, inApp: true };

/** The texts of a small app. The first is the title of a page too. */
const TEXTS = {
  messages: [
    { ...MESSAGE, text: 'Movies', inPages: true },
    ...Array.from({ length: 39 }, (_, index) => ({ ...MESSAGE, text: `Text ${index}` })),
  ],
  compositions: [
    ['Movies', [{ key: 'Movies', values: {} }]],
    ['2 · Text 1', ['2 · ', { key: 'Text 1', values: {} }]],
  ],
};

const PAGE = '<script data-site="{}"></script><template id="languages">de,ltr,assets/lang-de.1.json</template>';

/** Returns a file of Swedish with the translations of the first texts. */
const swedish = (count, change = (text) => text) =>
  [
    'msgid ""\nmsgstr ""\n"Language: sv\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
    ...TEXTS.messages.slice(0, count).map(({ text }) => `msgid "${text}"\nmsgstr "${change(`${text} (sv)`)}"`),
  ].join('\n\n');

/** Runs the command in a small bundle with these files, once for each list of arguments. */
function run(files, ...calls) {
  const bundle = mkdtempSync(path.join(os.tmpdir(), 'words-'));
  const file = (name) => path.join(bundle, name);
  const write = (name, content) => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), content);
  };
  write('index.html', PAGE);
  write('movies/index.html', PAGE);
  for (const ending of ['', '.gz', '.br']) write(`assets/lang-de.1.json${ending}`, '["",{"words":"","records":""}]');
  write('deploy/texts.json', JSON.stringify(TEXTS));
  write('deploy/page-texts.json', '{"de":{}}');
  cpSync(command, file('deploy/words.cjs'));
  for (const [name, content] of Object.entries(files)) write(name, content);
  const runs = calls.map((args) =>
    spawnSync(process.execPath, ['deploy/words.cjs', ...args], { cwd: bundle, encoding: 'utf8' }),
  );
  const assets = readdirSync(file('assets')).filter((name) => /^lang-.*\.json$/.test(name));
  const found = {
    ...runs.at(-1),
    offered: ['index.html', 'movies/index.html'].map(
      (name) => />([^<]*)<\/template>/.exec(readFileSync(file(name), 'utf8'))[1],
    ),
    catalogues: Object.fromEntries(
      assets.map((name) => [name, readCatalogue(readFileSync(file(`assets/${name}`), 'utf8'))]),
    ),
    twins: assets.map(
      (name) =>
        existsSync(file(`assets/${name}.br`)) &&
        existsSync(file(`assets/${name}.gz`)) &&
        (/^lang-de\.1\./.test(name) || gunzipSync(readFileSync(file(`assets/${name}.gz`))).toString()),
    ),
    pageTexts: JSON.parse(readFileSync(file('deploy/page-texts.json'), 'utf8')),
  };
  rmSync(bundle, { recursive: true });
  return found;
}

test('a language is added to a finished bundle', () => {
  const { status, stdout, offered, catalogues, twins, pageTexts } = run({ 'sv.po': swedish(40) }, ['sv.po']);
  assert.equal(status, 0);
  assert.match(stdout, /^sv\.po: the bundle has sv now, 100 % translated\.\n.*deploy\/apply\.cjs/);
  const [, file] = Object.keys(catalogues).sort();
  for (const languages of offered)
    assert.equal(languages, `de,ltr,assets/lang-de.1.json sv,ltr,assets/${file}`, 'in each page');
  const { language, words, texts } = catalogues[file];
  assert.equal(language, 'sv');
  assert.deepEqual(words, { [textHash('Movies')]: 'Movies (sv)', [textHash('2 · Text 1')]: '2 · Text 1 (sv)' });
  assert.ok(texts.split('|').includes('Text 38 (sv)'));
  assert.equal(twins[1], writeCatalogue(catalogues[file]), 'compressed like the other languages');
  assert.deepEqual(pageTexts, { de: {}, sv: { Movies: 'Movies (sv)' } });
});

test('a language is replaced, and its earlier file is removed', () => {
  const files = { 'sv.po': swedish(40), 'other.po': swedish(40, (text) => `${text}!`) };
  const { offered, catalogues } = run(files, ['sv.po'], ['other.po']);
  assert.equal(Object.keys(catalogues).length, 2);
  assert.match(offered[0], /^de,ltr,\S+ sv,ltr,\S+$/);
  assert.equal(Object.values(catalogues).at(-1).words[textHash('Movies')], 'Movies (sv)!');
});

test('what is missing or mistaken is named', () => {
  const change = (text) => (text.startsWith('Text 7 ') ? 'Sju {count}' : text);
  const { status, stdout } = run({ 'sv.po': swedish(39, change) }, ['sv.po']);
  assert.equal(status, 0);
  assert.match(stdout, /95 % translated\.\n {2}not translated: “Text 7”\n {2}not translated: “Text 38”\n.*\{count\}/);
});

for (const [what, file, message] of [
  ['a file that does not exist', null, /sv\.po does not exist\. Nothing was changed\./],
  ['a file that lacks too many texts', swedish(20), /sv\.po: 20 of 40 texts are missing\. Nothing was changed\./],
  ['a file that is a page', '<!doctype html>', /“Language” is not a language.*Nothing was changed\./],
  [
    'a file with wrong rules for plurals',
    swedish(40).replace('n != 1', 'n >'),
    /“Plural-Forms” cannot be read.*Nothing/,
  ],
])
  test(`${what} is refused, and nothing changes`, () => {
    const { status, stderr, offered, catalogues } = run(file === null ? {} : { 'sv.po': file }, ['sv.po']);
    assert.equal(status, 1);
    assert.match(stderr, message);
    assert.doesNotMatch(stderr, /\n\s+at /);
    assert.deepEqual(offered, Array(2).fill('de,ltr,assets/lang-de.1.json'));
    assert.deepEqual(Object.keys(catalogues), ['lang-de.1.json']);
  });

test('without a file the command says how it is used', () => {
  assert.match(run({}, []).stdout, /^node deploy\/words\.cjs FILE\.po …\n/);
});
