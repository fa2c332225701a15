import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../../', import.meta.url);

/** The rows of the matrix, each with the files of its tests. */
const rows = [
  ...readFileSync(new URL('docs/faults.md', root), 'utf8').matchAll(/^\| ([A-Z]\d+) .*\| +(`\S+\.spec\.ts`.*?) +\|$/gm),
].map(([, row, files]) => ({ row, files: files.match(/[\w]+\.spec\.ts/g) }));

const GROUPS = { A: 20, S: 10, T: 5, N: 6, V: 1, D: 4, R: 4, U: 3, X: 4 };

test('the table of faults has every row of the matrix once', () => {
  const expected = Object.entries(GROUPS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  assert.deepEqual(rows.map(({ row }) => row).sort(), expected.sort());
});

for (const { row, file } of rows.flatMap(({ row, files }) => files.map((file) => ({ row, file })))) {
  test(`${row} has a test by its name in ${file}`, () => {
    const path = new URL(`__tests__/e2e/${file}`, root);
    assert.ok(existsSync(path), `${file} is missing`);
    // The title of a test begins with its row, in quotes of any kind.
    assert.match(readFileSync(path, 'utf8'), new RegExp(`\\btest\\(\\s*['"\`]${row}\\b`));
  });
}
