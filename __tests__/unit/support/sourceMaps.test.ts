import { readFileSync } from 'node:fs';

/** Gone after compiling: without source maps every line below would be told as an earlier one. */
interface Gone {
  first: string;
  second: string;
}

const gone = (value: Gone): Error => new Error(value.first);

test('the stack of an error names the line that stands in the file', () => {
  const lines = readFileSync(__filename, 'utf8').split('\n');
  const told = /sourceMaps\.test\.ts:(\d+)/.exec(gone({ first: 'x', second: 'y' }).stack ?? '')?.[1];

  expect(lines[Number(told) - 1]).toContain('new Error(value.first)');
});
