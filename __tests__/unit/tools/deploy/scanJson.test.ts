import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { jsonFault, lineCounter } from '@tools/deploy/catalogue/openFile';
import { positionOf, scanJson } from '@tools/deploy/catalogue/scanJson';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Generates JSON with an insertion, a deletion or a replacement. */
const damaged = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.nat(4),
    fc.oneof(fc.constantFrom('"', ',', ']', '{', '\\', '\u0000', '1', "'"), fc.string()),
  )
  .map(([text, seed, gone, put]) => {
    const at = seed % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + gone);
  });

test('accepts exactly the texts that JSON.parse accepts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged, fc.string()), (text) => {
      expect(scanJson(text).faultAt === null).toBe(isJson(text));
    }),
    { numRuns: RUNS },
  );
});

/** Returns every nested value with its path. */
const all = (value: unknown, path: (string | number)[] = []): [(string | number)[], unknown][] => [
  [path, value],
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => all(item, [...path, index]))
    : Object.entries(value ?? {}).flatMap(([name, item]) =>
        typeof value === 'object' ? all(item, [...path, name]) : [],
      )),
];

test('finds the position of every value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(4), (written, indent) => {
      const text = JSON.stringify(written, null, indent);
      const { root } = scanJson(text);
      for (const [path, value] of all(JSON.parse(text))) {
        const begins =
          typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[' : '{') : JSON.stringify(value);
        expect(text.startsWith(begins, positionOf(root, path))).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test('reads deeply nested and very long texts', () => {
  const deep = '['.repeat(200_000);
  for (const text of [deep, deep + ']'.repeat(200_000)])
    expect(scanJson(text)).toEqual({ root: undefined, faultAt: null, repeated: [] });
  expect(scanJson(`[${'{},'.repeat(300_000)}{}]`).faultAt).toBeNull();
  expect(scanJson(`"${'\\u0041'.repeat(200_000)}"`).faultAt).toBeNull();
  expect(scanJson('9'.repeat(2_000_000)).faultAt).toBeNull();
});

test('reports repeated names', () => {
  const text = '{"a": 1, "b": {"a": 2}, "a": 3}';
  expect(scanJson(text).repeated).toEqual([{ name: 'a', at: text.lastIndexOf('"a"') }]);
});

test.each([
  ['{"a": 1,\n}', 2, 1, /extra comma/],
  ['{"a": [1,, 2]}', 1, 10, /extra comma/],
  ['{"a": 1\n "b": 2}', 2, 2, /comma is missing/],
  ['[{"a": 1} {"a": 2}]', 1, 11, /comma is missing/],
  ['// mine\n[]', 1, 1, /not allow comments/],
  ["{'a': 1}", 1, 2, /double quotes/],
  ['{a: 1}', 1, 2, /double quotes/],
  ['{"a": "b\nc"}', 1, 7, /no closing quote/],
  ['{"a": "C:\\movies"}', 1, 7, /backslash/],
  ['[None]', 1, 2, /true, false, null/],
  ['{"a": [1, 2', 1, 12, /ends before/],
  ['{"a": 07}', 1, 8, /number/],
  ['{"a": 1} x', 1, 10, /not allowed here/],
])('%j stops being JSON at line %d, column %d', (text, line, column, words) => {
  const { faultAt } = scanJson(text);
  expect(lineCounter(text)(faultAt ?? -1)).toEqual({ line, column });
  expect(jsonFault(text, faultAt ?? -1)).toMatch(words);
});
