import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import PO from 'pofile';
import { readCatalogue, writeCatalogue } from '../../tooling/translations/catalogueFile.mjs';
import { compile } from '../../tooling/translations/compile.mjs';
import { compositionsOf, firstWords } from '../../tooling/translations/firstWords.mjs';
import { readMessages } from '../../tooling/translations/messages.mjs';
import { pluralForms } from '../../tooling/translations/pluralForms.mjs';
import { merge, templateOf } from '../../tooling/translations/poFile.mjs';
import { packed } from '../../tooling/translations/packed.mjs';
import { textHash } from '../../tooling/translations/textHash.mjs';

/** The plural rules of GNU gettext. */
const POLISH = 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);';
const ARABIC = 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);';

const MESSAGES = [
  { text: 'Load more', plural: null, context: null, comments: [], places: ['src/a.tsx:1'] },
  { text: 'Series', plural: null, context: 'kind', comments: ['One series'], places: ['src/a.tsx:2'] },
  { text: 'Remove {name}', plural: null, context: null, comments: [], places: ['src/b.tsx:3'] },
  { text: '{count} movie', plural: '{count} movies', context: null, comments: [], places: ['src/b.tsx:4'] },
];

const poFile = (language, forms, items) =>
  PO.parse(`msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: ${forms}\\n"\n\n${items}\n`);

const GERMAN = 'nplurals=2; plural=(n != 1);';

test('the file for translators has each text of the code', () => {
  const template = readFileSync('translations/kinora.pot', 'utf8');
  assert.equal(template, templateOf(readMessages()), 'The texts have changed. Run npm run words.');
  assert.match(template, /msgctxt "kind"\nmsgid "Series"/);
  assert.match(template, /msgid "\{count\} movie"\nmsgid_plural "\{count\} movies"/);
});

test('each plural category of a language uses a form of the file', () => {
  assert.deepEqual(pluralForms('pl', POLISH), { count: 3, forms: { many: 2, one: 0, few: 1, other: 2 } });
  assert.deepEqual(pluralForms('ar', ARABIC).forms, { zero: 0, one: 1, two: 2, few: 3, many: 4, other: 5 });
  assert.deepEqual(pluralForms('de', GERMAN).forms, { other: 1, one: 0 });
  assert.deepEqual(pluralForms('ja', 'nplurals=1; plural=0;').forms, { other: 0 });
  assert.deepEqual(pluralForms('fr', 'nplurals=2; plural=(n > 1);').forms, { one: 0, other: 1, many: 1 });
});

for (const [language, expected] of [
  ['pl', [2, 0, 1, 1, 2, 2, 1, 2]],
  ['ar', [0, 1, 2, 3, 3, 4, 4, 5]],
])
  test(`the file of ${language} has the right form for each number`, () => {
    const file = PO.parse(readFileSync(`translations/${language}.po`, 'utf8'));
    const { forms } = compile(file, readMessages()).catalogue;
    const rules = new Intl.PluralRules(language);
    assert.deepEqual(
      [0, 1, 2, 3, 5, 11, 22, 100].map((count) => forms[rules.select(count)]),
      expected,
    );
    const movies = file.items.find(({ msgid }) => msgid === '{count} movie').msgstr;
    assert.equal(new Set(movies).size, movies.length, 'Two forms are equal.');
  });

test('plural rules that do not fit the language, or that are no rules, are refused', () => {
  assert.throws(() => pluralForms('pl', GERMAN), /does not fit the language pl/);
  assert.throws(() => pluralForms('de', 'nplurals=1; plural=(n != 1);'), /gives form 1 for 0/);
  assert.throws(() => pluralForms('de', 'nplurals=2; plural=process.exit();'), /cannot be read/);
  assert.throws(() => pluralForms('de', 'nplurals=2; plural=(n !=;'), /cannot be read/);
  assert.throws(() => pluralForms('de', undefined), /cannot be read/);
});

test('a file is compiled into the texts that are translated without mistakes', () => {
  const file = poFile(
    'de',
    GERMAN,
    `msgid "Load more"\nmsgstr "Mehr laden"\n
msgctxt "kind"\nmsgid "Series"\nmsgstr "Serie"\n
#, fuzzy\nmsgid "Remove {name}"\nmsgstr "{name} entfernen"\n
msgid "{count} movie"\nmsgid_plural "{count} movies"\nmsgstr[0] "{count} Film"\nmsgstr[1] "{count} Filme"`,
  );
  const { catalogue, missing, mistakes } = compile(file, MESSAGES);
  assert.deepEqual(catalogue, {
    language: 'de',
    forms: { other: 1, one: 0 },
    texts: {
      'Load more': 'Mehr laden',
      'kind\u0004Series': 'Serie',
      '{count} movie': ['{count} Film', '{count} Filme'],
    },
  });
  assert.deepEqual(missing, [MESSAGES[2]], 'a fuzzy translation is a guess');
  assert.deepEqual(mistakes, []);
});

for (const [what, item, mistake] of [
  ['a lost placeholder', 'msgid "Remove {name}"\nmsgstr "Entfernen"', /placeholders are missing instead of \{name\}/],
  ['a renamed placeholder', 'msgid "Remove {name}"\nmsgstr "{titel} entfernen"', /\{titel\} instead of \{name\}/],
  ['a space at the end', 'msgid "Load more"\nmsgstr "Mehr laden "', /spaces/],
  ['markup', 'msgid "Load more"\nmsgstr "<b>Mehr</b>"', /markup/],
  ['the name of this product', 'msgid "Load more"\nmsgstr "Mehr von Kinora"', /names Kinora/],
  ['a separator of the catalogue', 'msgid "Load more"\nmsgstr "Mehr | weniger"', /contains \| or \^/],
  ['an unknown text', 'msgid "Load less"\nmsgstr "Weniger"', /no such text/],
  ['a text twice', 'msgid "Load more"\nmsgstr "Mehr"\n\nmsgid "Load more"\nmsgstr "Weiter"', /twice/],
  [
    'a missing plural form',
    'msgid "{count} movie"\nmsgid_plural "{count} movies"\nmsgstr[0] "{count} Film"\nmsgstr[1] ""',
    /plural form is missing/,
  ],
])
  test(`${what} is a mistake`, () => {
    const { mistakes } = compile(poFile('de', GERMAN, item), MESSAGES);
    assert.equal(mistakes.length, 1);
    assert.match(mistakes[0], mistake);
  });

test('a singular may be without its number', () => {
  const item = 'msgid "{count} movie"\nmsgid_plural "{count} movies"\nmsgstr[0] "ein Film"\nmsgstr[1] "{count} Filme"';
  assert.deepEqual(compile(poFile('de', GERMAN, item), MESSAGES).mistakes, []);
});

test('a file without a language is refused with a message', () => {
  for (const language of ['', 'Deutsch (Österreich)'])
    assert.throws(() => compile(poFile(language, GERMAN, ''), MESSAGES), /not a language.*de or pt-BR/);
  assert.equal(compile(poFile('pt_BR', 'nplurals=2; plural=(n > 1);', ''), MESSAGES).catalogue.language, 'pt-BR');
});

test('new texts join a file, translations stay, and those of former texts are kept as comments', () => {
  const file = poFile(
    'pl',
    POLISH,
    '# Read twice\nmsgid "Load more"\nmsgstr "Wczytaj więcej"\n\nmsgid "Gone"\nmsgstr "Nie ma"\n\nmsgid "Never said"\nmsgstr ""',
  );
  const merged = PO.parse(merge(file, MESSAGES).toString());
  const [first] = merged.items;
  assert.deepEqual([first.msgid, first.msgstr, first.comments], ['Load more', ['Wczytaj więcej'], ['Read twice']]);
  assert.deepEqual(first.references, ['src/a.tsx']);
  const plural = merged.items.find(({ msgid }) => msgid === '{count} movie');
  assert.deepEqual(plural.msgstr, ['', '', '']);
  assert.deepEqual(
    merged.items.filter(({ obsolete }) => obsolete).map(({ msgid }) => msgid),
    ['Gone'],
  );
  assert.equal(merge(merged, MESSAGES).toString(), merged.toString(), 'a second run changes nothing');
});

/** Returns a marked text, as screens show it that are rendered in the marked language. */
const marked = (index, values = {}) => {
  const parts = Object.entries(values).map(([name, value]) => `\u0002${name}=${value}`);
  return `\u0001${index}${parts.join('')}\u0003`;
};

const SCREEN =
  '<a href="/" aria-label="Remove Series &amp; all"><span>Load more</span> 3</a><input title="Series: 1"/>';

test('the texts of the first screens are composed of translated texts, values and other parts', () => {
  const compositions = compositionsOf(
    { home: SCREEN },
    {
      home:
        `<a href="/" aria-label="${marked(2, { name: `${marked(1)} &amp; all` })}"><span>${marked(0)}</span> 3</a>` +
        `<input title="${marked(1)}: 1"/>`,
    },
    MESSAGES,
  );
  const texts = { 'Load more': 'Mehr laden', 'kind\u0004Series': 'Serie', 'Remove {name}': '{name} entfernen' };
  assert.deepEqual(firstWords(compositions, { dir: 'ltr', texts }), {
    'Remove Series & all': 'Serie & all entfernen',
    'Load more': 'Mehr laden',
    'Series: 1': 'Serie: 1',
  });
  assert.deepEqual(firstWords(compositions, { dir: 'rtl', texts: { 'Remove {name}': 'إزالة {name}' } }), {
    'Remove Series & all': 'إزالة \u2068Series & all\u2069',
  });
});

test('a first screen with a text whose form depends on a number is refused', () => {
  const shown = { home: `<p>${marked(3, { count: '2' })}</p>` };
  assert.throws(() => compositionsOf({ home: '<p>2 movies</p>' }, shown, MESSAGES), /show “\{count\} movies”/);
});

test('a first screen whose shape depends on the language, and two translations of one text, are refused', () => {
  const shown = (home) => compositionsOf({ home: '<p>New</p><p>New</p>' }, { home }, MESSAGES);
  assert.throws(() => shown(`<p>${marked(0)}</p><b>${marked(0)}</b>`), /“home” changes its shape/);
  assert.throws(() => shown(`<p>${marked(0)}</p>`), /“home” changes its shape/);
  const texts = { 'Load more': 'Neu', 'kind\u0004Series': 'Neue' };
  const both = shown(`<p>${marked(0)}</p><p>${marked(1)}</p>`);
  assert.throws(() => firstWords(both, { dir: 'ltr', texts }), /“New” has two translations/);
  assert.deepEqual(firstWords(both, { dir: 'ltr', texts: { ...texts, 'kind\u0004Series': 'Neu' } }), { New: 'Neu' });
});

/** Returns the text that the browser finds in a catalogue for a key (src/i18n/createTranslations.ts). */
function placed({ seeds, texts }, key) {
  const table = texts.split('|');
  return table[textHash(key, seeds.charCodeAt(textHash(key) % seeds.length)) % table.length];
}

test('a packed catalogue has each text once, and the browser finds it', () => {
  const messages = Array.from({ length: 1000 }, (_, index) => ({ ...MESSAGES[0], text: `Text ${index}`, inApp: true }));
  messages.push({ ...MESSAGES[0], text: 'Drama', isOfRecord: true, inApp: true });
  messages.push({ ...MESSAGES[0], text: 'The description of a page', inApp: false });
  messages.push({ ...MESSAGES[3], inApp: true });
  const texts = Object.fromEntries(messages.map(({ text }) => [text, `${text} (de)`]));
  texts['{count} movie'] = ['{count} Film', '{count} Filme'];
  // A missing text must not become another one.
  delete texts['Text 7'];
  const words = { 'Text 1': 'Text 1 (de)', '2 films': '2 Filme' };
  const catalogue = packed({ language: 'de', dir: 'ltr', forms: {}, texts }, messages, words);
  assert.deepEqual(catalogue.words, { [textHash('Text 1')]: 'Text 1 (de)', [textHash('2 films')]: '2 Filme' });
  assert.deepEqual(catalogue.records, { [textHash('Drama')]: 'Drama (de)' });
  assert.equal(placed(catalogue, 'Text 7'), '');
  assert.equal(placed(catalogue, '{count} movie'), '{count} Film^{count} Filme');
  for (const { text } of messages.slice(8, 1000)) assert.equal(placed(catalogue, text), `${text} (de)`);
  assert.doesNotMatch(catalogue.texts, /Text 1 \(de\)|Drama|description/);
  assert.ok(catalogue.texts.split('|').length < 1050, 'The table is hardly larger than its texts.');
});

test('a text of the first screens with another translation in the app is refused', () => {
  const messages = [{ ...MESSAGES[0], inApp: true }];
  const texts = { 'Load more': 'Mehr laden' };
  assert.throws(() => packed({ texts }, messages, { 'Load more': 'Mehr' }), /“Load more” has another translation/);
});

test('two texts with the same hash are refused', () => {
  const words = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`Text ${index}`, 'x']));
  assert.throws(() => packed({ texts: {} }, [], words), /has the same hash/);
});

test('a text with a number that occurs without one is refused, because only one of the two could be translated', (t) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'kinora-words-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const file of ['src/contracts/routes.json', 'src/contracts/pageTexts.json', 'translations/terms.json'])
    cpSync(file, path.join(root, file));
  const read = (code) => {
    writeFileSync(path.join(root, 'src/a.ts'), code);
    return readMessages(root);
  };
  assert.throws(
    () => read("t('Box');\nplural(2, 'Box', 'Boxes');"),
    /a\.ts:2: “Box” has two plurals: “none” and “Boxes”/,
  );
  assert.throws(() => read("plural(2, 'Box', 'Boxes');\nplural(2, 'Box', 'Boxen');"), /“Boxes” and “Boxen”/);
  assert.equal(read("tIn('kind', 'Box');\nplural(2, 'Box', 'Boxes');").filter(({ text }) => text === 'Box').length, 2);
});

test('in the file of a catalogue, Latin letters stand for the frequent letters of another script', () => {
  const arabic = {
    language: 'ar',
    words: { 1: 'الأفلام', 2: 'كل الأفلام والمسلسلات على \u2068{name}\u2069' },
    records: { 5: 'دراما', 900: 'جريمة' },
    texts: 'إزالة من قائمتي|a"\n|é|'.repeat(9),
  };
  const content = writeCatalogue(arabic);
  assert.deepEqual(readCatalogue(content), arabic);
  assert.ok(Buffer.byteLength(content) < 0.9 * Buffer.byteLength(JSON.stringify(arabic)));
  const german = { language: 'de', words: { 1: 'Wähle', 3: 'Größe' }, records: {} };
  const written = { language: 'de', words: '1 Wähle|2 Größe', records: '' };
  assert.equal(writeCatalogue(german), JSON.stringify(['', written]), 'a language in the Latin script can be read');
});
