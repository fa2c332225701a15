import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../../src/', import.meta.url);
const TOKENS = 'styles/tokens.css';

const SHEETS = readdirSync(root, { recursive: true })
  .filter((file) => file.endsWith('.css') && file !== TOKENS)
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

/** The values that only the tokens may define. */
const SAID_THERE = {
  'a colour': /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i,
  'a duration': /\b(?!0s|0\.01ms)[\d.]+m?s\b/,
  'a curve': /cubic-bezier|\bease(?:-in|-out|-in-out)?\b(?!\))/,
  'a size of text': /font(?:-size)?:[^;{}]*?(?<![\w/.-])(?!0(?![.\d]))[\d.]+(?:px|rem|vw|cqi)/,
  // Lines of up to 3 px are part of a drawing, not of the spacing.
  'a space':
    /^(?:padding|margin|gap|row-gap|column-gap)[\w-]*:.*?(?<![\w.-])-?(?:(?:[4-9]|\d{2,})(?:\.\d+)?px|(?!0\.1)[\d.]+rem)/s,
  'a corner': /border-radius:[^;{}(]*[1-9][\d.]*(?:px|rem)/,
};

for (const [what, pattern] of Object.entries(SAID_THERE)) {
  test(`no style sheet defines ${what} outside the tokens`, () => {
    const found = SHEETS.flatMap(({ file, text }) =>
      text
        .split(/[;{}]/)
        .filter((declaration) => pattern.test(`${declaration.trim()};`))
        .map((declaration) => `${file}: ${declaration.trim()}`),
    );
    assert.deepEqual(found, []);
  });
}

test('every token in use is defined', () => {
  const known = new Set(
    [TOKENS, ...SHEETS.map(({ file }) => file)].flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ),
  );
  // Also accepts the properties that components and icons set.
  const scripts = readdirSync(root, { recursive: true }).filter((file) => /\.(tsx?|svg)$/.test(file));
  for (const file of scripts)
    for (const [name] of readFileSync(new URL(file, root), 'utf8').matchAll(/--[a-z][\w-]+/g)) known.add(name);
  const unknown = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].filter(([, name]) => !known.has(name)).map(([, name]) => `${file}: ${name}`),
  );
  assert.deepEqual(unknown, []);
});
