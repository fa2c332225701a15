import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Words that the app says once and nobody else in the project has a use for. Whoever adds one has read it again. */
const SAID_ONCE = new Set(
  `adventures agree bank bracket candlelight cancellation chair classics contact contracts creating dying earth enjoy
  falling father fight great heists houses internet laptops louder mastercard mint modern mood mossy restart rupay
  samsung sharper smart softer spatial stories thieves thought towards visa`.split(/\s+/),
);

/** Shorter ones are as often somebody's abbreviation. */
const WORD = /[A-Za-z]{4,}/g;

/** Where people speak: what is generated, and other people's records, would excuse any slip. */
const PLACES = ['src', 'docs', '__tests__', 'tooling', 'README.md', 'CHANGELOG.md'];

const TEXT = /\.(tsx?|mjs|cjs|js|md|html|css)$/;

const filesIn = (place) =>
  TEXT.test(place)
    ? [place]
    : readdirSync(place, { recursive: true })
        .map((file) => path.join(place, file))
        .filter((file) => TEXT.test(file));

const wordsOf = (text) => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

const isText = (node) =>
  ts.isJsxText(node) ||
  // A name or an address has no spaces.
  ((ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && node.text.trim().includes(' '));

/** The texts of a source file, as far as people read them. */
function textsOf(file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const texts = [];
  const visit = (node) => {
    if (isText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

test('no word of the app stands alone in the project: one that does is off by a letter, or said once and meant', () => {
  const counts = new Map();
  for (const file of PLACES.flatMap(filesIn).filter(
    (name) => name !== path.relative('', fileURLToPath(import.meta.url)),
  ))
    for (const word of wordsOf(readFileSync(file, 'utf8'))) counts.set(word, (counts.get(word) ?? 0) + 1);

  const said = filesIn('src')
    // What folders and columns may be called is no text.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(path.join('src', 'catalogue')))
    .flatMap((file) => textsOf(file).flatMap((text) => wordsOf(text).map((word) => ({ file, word }))));
  assert.ok(said.length > 1000);
  const alone = said.filter(({ word }) => counts.get(word) === 1 && !SAID_ONCE.has(word));
  assert.deepEqual(
    alone.map(({ file, word }) => `${file}: ${word}`),
    [],
  );
});
