import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableOf } from './routes';
import { SERVERS } from './servers';
import { expect, test } from './test';

test('the table in the docs matches the expectations of these tests', () => {
  const docs = readFileSync(path.join(__dirname, '../../docs/servers.md'), 'utf8');
  const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '---');
  expect(plain(docs)).toContain(plain(tableOf(SERVERS)));
});
