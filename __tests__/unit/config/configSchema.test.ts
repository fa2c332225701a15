import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/runtimeConfig';
import schema from '../../../static/config.schema.json';
import shipped from '../../../static/config.json';

const APP_URL = 'https://films.example/kinora/';
/** The settings; `$schema` is for editors. */
const properties: Record<string, { description: string; default?: unknown }> = Object.fromEntries(
  Object.entries(schema.properties).filter(([name]) => name !== '$schema'),
);
const names = Object.keys(properties);

/** What it reads, and what it says of what it cannot read. */
function read(settings: object) {
  const warnings: string[] = [];
  const config = readConfig(settings, APP_URL, (warning) => warnings.push(warning));
  return { config, warnings };
}

test('the schema has every setting that is read, and no other', () => {
  expect([...names].sort()).toEqual(Object.keys(read({}).config).sort());
});

test('the schema’s defaults are what is used where a setting is left out', () => {
  const defaults = Object.fromEntries(Object.entries(properties).map(([name, { default: value }]) => [name, value]));
  expect(read(defaults)).toEqual({ config: read({}).config, warnings: [] });
});

test('the file that the bundle ships says nothing but defaults, and where its schema is', () => {
  expect(shipped.$schema).toBe('config.schema.json');
  expect(read(shipped)).toEqual({ config: read({}).config, warnings: [] });
});

test('the README’s table is the schema', () => {
  const readme = readFileSync(path.join(__dirname, '../../../README.md'), 'utf8');
  const [, section = ''] = readme.split('## Configuration');
  const [table = ''] = section.split('**Your own catalogue.**');
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
  const shown = (value: unknown) =>
    value === '' ? 'none' : `\`${typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ')}\``;
  expect(rows).toEqual(
    Object.entries(properties).map(([name, { description, default: value }]) => [name, description, shown(value)]),
  );
});

test.each(names)('a wrong %s falls back alone and is named', (name) => {
  const { config, warnings } = read({ [name]: 7 });
  expect(config).toEqual(read({}).config);
  expect(warnings).toEqual([expect.stringContaining(name)]);
});
