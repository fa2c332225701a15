import { readFileSync } from 'node:fs';

/** Disappears during compilation. Without source maps, the stack would name an earlier line for all code below. */
interface Gone {
  first: string;
  second: string;
}

const gone = (value: Gone): Error => new Error(value.first);

test('the stack of an error names the line of the source file', () => {
  const lines = readFileSync(__filename, 'utf8').split('\n');
  const told = /sourceMaps\.test\.ts:(\d+)/.exec(gone({ first: 'x', second: 'y' }).stack ?? '')?.[1];

  expect(lines[Number(told) - 1]).toContain('new Error(value.first)');
});
