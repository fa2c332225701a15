import fs from 'node:fs';
import path from 'node:path';
import { KEY_LIST } from '@/components/player/KeysPanel';
import { CARD_KEYS, COMMANDS } from '@/features/commands/commands';

const DOCUMENT = fs.readFileSync(path.join(__dirname, '../../../../docs/keyboard.md'), 'utf8');

/** Returns the rows of the table below a heading, without the row of headings. */
function rowsBelow(heading: string): string[][] {
  const [, part = ''] = DOCUMENT.split(`## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The keys as the document writes them: `g` `h`. */
const written = (keys: string) =>
  keys
    .split(' ')
    .map((key) => `\`${key.replace('mod+k', 'Ctrl+K')}\``)
    .join(' ');

test('docs/keyboard.md lists the keys of all commands', () => {
  const keys = COMMANDS.flatMap((command) =>
    command.keys === undefined ? [] : [[written(command.keys), command.name]],
  );
  expect(rowsBelow('Everywhere')).toEqual(keys);
});

test('docs/keyboard.md lists the keys of cards and of the player', () => {
  expect(rowsBelow('Rows and grids')).toEqual(CARD_KEYS);
  expect(rowsBelow('Player')).toEqual(KEY_LIST);
});

test('no two commands have the same id or the same keys', () => {
  const ids = COMMANDS.map(({ id }) => id);
  const keys = COMMANDS.flatMap((command) => command.keys ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(keys).size).toBe(keys.length);
  // The first of two keys would never wait for the second one.
  expect(keys.filter((one) => keys.some((other) => other.startsWith(`${one} `)))).toEqual([]);
});
