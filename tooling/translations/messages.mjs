import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { TRANSLATING } from '../lint/translatedText.mjs';
import { keyOf } from './keyOf.mjs';

/**
 * An English text in the code.
 * @typedef {object} Message
 * @property {string} text the key of its translations; the singular, if there is a plural
 * @property {string | null} plural the English plural, or null
 * @property {string | null} context what the text means, if equal texts have several meanings
 * @property {string[]} comments notes to translators
 * @property {string[]} places such as `src/pages/SearchPage.tsx:97`
 * @property {boolean} isOfRecord whether a record may contain the text, such as a genre
 * @property {boolean} inPages whether a page itself contains the text, such as a title for the browser tab
 * @property {boolean} inApp whether the code of the app contains the text
 */

/** Terms that come from a source and not from the code, such as the departments of TMDB, by what they name. */
const TERMS = 'translations/terms.json';

/** The titles and descriptions of pages. */
const ROUTES = 'src/contracts/routes.json';

/** The texts of index.html. */
const PAGE_TEXTS = 'src/contracts/pageTexts.json';

/** Begins a comment above a call that is meant for translators. */
const NOTE = /^\s*(?:\/\/|\/?\*+|\{\/\*)\s*Translators: (.*?)\s*(?:\*\/\}?)?\s*$/;

/** Returns the files of `src` whose texts viewers read. */
const sourceFiles = (root) =>
  fs
    .readdirSync(path.join(root, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
    .sort();

/** Returns the messages of the code and of the terms, each once, ordered by their first place. */
export function readMessages(root = '.') {
  const messages = new Map();
  const add = ({ text, plural = null, context = null, comments = [], place, isOfRecord = false }) => {
    const inPages = place === ROUTES || place === PAGE_TEXTS;
    const key = keyOf({ text, context });
    const known = messages.get(key);
    // A text with a number has several translations, which t() would not find.
    if (known && known.plural !== plural)
      throw new Error(`${place}: “${text}” has two plurals: “${known.plural ?? 'none'}” and “${plural ?? 'none'}”.`);
    if (!known) {
      const whole = { text, plural, context, comments: [...new Set(comments)], places: [place] };
      messages.set(key, { ...whole, isOfRecord, inPages, inApp: !inPages });
    } else {
      known.isOfRecord ||= isOfRecord;
      known.inPages ||= inPages;
      known.inApp ||= !inPages;
      known.comments = [...new Set([...known.comments, ...comments])];
      if (!known.places.includes(place)) known.places.push(place);
    }
  };
  for (const file of sourceFiles(root)) readFile(file, fs.readFileSync(path.join(root, file), 'utf8'), add);
  const terms = JSON.parse(fs.readFileSync(path.join(root, TERMS), 'utf8'));
  for (const [what, texts] of Object.entries(terms))
    for (const text of texts) add({ text, comments: [what], place: TERMS, isOfRecord: true });
  for (const { text, comments, place } of pageMessages(root)) add({ text, comments, place });
  return [...messages.values()];
}

/** Returns the texts of the pages themselves, outside of the app: {name} is the name of the site. */
function pageMessages(root) {
  const read = (place) => JSON.parse(fs.readFileSync(path.join(root, place), 'utf8'));
  const [routes, texts] = [read(ROUTES), read(PAGE_TEXTS)];
  const message = (place, comment) => (text) => ({ text, comments: [comment], place });
  return [
    ...routes.fixed.map(({ title }) => title).map(message(ROUTES, 'The title of a page in the browser tab')),
    ...[routes, ...routes.fixed]
      .map(({ description }) => description)
      .map(message(ROUTES, 'The description of a page for search engines and chats')),
    ...[texts.booted, texts.fixed].flatMap(Object.values).map(message(PAGE_TEXTS, '{name} is the name of the site')),
    ...Object.values(texts.descriptions).map(
      message(PAGE_TEXTS, 'For search engines and chats; {name} is the name of the site, {title} that of a page'),
    ),
  ];
}

function readFile(file, source, add) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const positions = TRANSLATING.get(node.expression.text);
    const [text, plural = null] = (positions ?? []).map((at) => literalOf(node.arguments[at]));
    if (text === undefined || text === null) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const [, note] = NOTE.exec(lines[line - 1] ?? '') ?? [];
    add({
      text,
      plural,
      context: node.expression.text === 'tIn' ? literalOf(node.arguments[0]) : null,
      comments: note === undefined ? [] : [note],
      place: `${file}:${line + 1}`,
      isOfRecord: node.expression.text === 'msg',
    });
  };
  visit(tree);
}

const literalOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : null);
