import { readdirSync, readFileSync } from 'node:fs';

const SIDE =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)[a-z-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius):/;
const ALIGNMENT = /^\s*(?:text-align|float|clear): (?:left|right)/;

/** Centers an element together with a translation, or names both sides of another element. */
const SYMMETRICAL = /^\s*left: 50%;|anchor\(/;

test('style sheets name no side of the page, so that it can run from right to left', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  // The player looks the same in every language: time runs from left to right in it.
  const sheets = files.filter((file) => file.endsWith('.css') && !file.startsWith('components/player/'));
  expect(sheets.length).toBeGreaterThan(100);
  const physical = sheets.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .filter((line) => (SIDE.test(line) || ALIGNMENT.test(line)) && !SYMMETRICAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(physical).toEqual([]);
});
