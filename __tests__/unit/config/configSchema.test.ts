import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/readConfig';
import { OWN_HOME_ROWS } from '@/config/site';
import schema from '../../../static/config.schema.json';
import shipped from '../../../static/config.json';

const APP_URL = 'https://films.example/kinora/';
interface Property {
  description: string;
  default?: unknown;
  properties?: Record<string, Property>;
}

/** Returns the settings of a group, or the setting itself, by their full names. */
const flatten = ([name, property]: [string, Property]): [string, Property][] =>
  property.properties
    ? Object.entries(property.properties).flatMap(([inner, innerProperty]) =>
        flatten([`${name}.${inner}`, innerProperty]),
      )
    : [[name, property]];

/** All settings by their full names. `$schema` is for editors only. */
const properties: Record<string, Property> = Object.fromEntries(
  Object.entries<Property>(schema.properties)
    .filter(([name]) => name !== '$schema')
    .flatMap(flatten),
);
const names = Object.keys(properties);

/** Creates a config.json in which settings have these values, by their full names. */
function withValues(values: Record<string, unknown>) {
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const groups = name.split('.');
    const last = groups.pop() ?? '';
    let place = content;
    // Each group exists from an earlier name, or is created here.
    for (const group of groups) place = (place[group] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return content;
}

/** Returns the configuration and its warnings. */
function read(settings: object) {
  const warnings: string[] = [];
  const config = readConfig(settings, APP_URL, (warning) => warnings.push(warning));
  return { config, warnings };
}

test('the schema contains exactly the settings that the app reads', () => {
  const { site, ...config } = read({}).config;
  const { brand, features, homeRows, samples, uiLanguage, uiLanguages } = site;
  // The app determines these at run time, so they are not settings.
  const rest = { homeRows, samples, uiLanguage, uiLanguages };
  const own = (group: string, content: object) => Object.keys(content).map((name) => `${group}.${name}`);
  const { name, wordmark, accent, accentText, tagline } = brand;
  const plainBrand = { name, wordmark, accent, accentText, tagline };
  // A missing text has no default.
  const texts = { movies: '', series: '', landingTitle: '', landingText: '' };
  const all = [
    ...[...Object.keys(config), ...Object.keys(rest)],
    ...[...own('brand', plainBrand), ...own('brand.texts', texts), ...own('features', features)],
  ];
  expect([...names].sort()).toEqual(all.sort());
});

test('the defaults of the schema are those of the app', () => {
  const defaults = Object.fromEntries(Object.entries(properties).map(([name, { default: value }]) => [name, value]));
  expect(read(withValues(defaults))).toEqual({ config: read({}).config, warnings: [] });
});

test('the shipped file contains only defaults and a link to its schema', () => {
  expect(shipped.$schema).toBe('config.schema.json');
  expect(read(shipped)).toEqual({ config: read({}).config, warnings: [] });
});

const page = readFileSync(path.join(__dirname, '../../../docs/configuration.md'), 'utf8');

test('the tables of docs/configuration.md match the schema', () => {
  const rows = [...page.matchAll(/^\| `([\w.]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, ...cells]) => cells);
  const { homeRows } = read({}).config.site;
  const shown = (value: unknown) => {
    if (JSON.stringify(value) === JSON.stringify(homeRows)) return 'those of the demo';
    return value === ''
      ? 'none'
      : `\`${typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ')}\``;
  };
  const byName = (cells: (string | undefined)[][]) => [...cells].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  expect(byName(rows)).toEqual(
    byName(
      Object.entries(properties).map(([name, { description, default: value }]) => [name, description, shown(value)]),
    ),
  );
});

test('the examples of docs/configuration.md cause no warning', () => {
  const examples = [...page.matchAll(/^```json\n(.+?)^```/gms)].map(([, text = '']) => JSON.parse(text) as object);
  expect(examples.length).toBeGreaterThan(4);
  for (const example of examples) expect(read(example).warnings).toEqual([]);
});

test('a site with its own catalogue starts at Home without sign-in, with its own rows', () => {
  const { site } = read({ samples: false }).config;
  expect(site.features).toMatchObject({ signIn: false, plans: false, demoAccount: false, previews: true });
  expect(site.homeRows).toEqual(OWN_HOME_ROWS);
});

test('a site with its own catalogue can enable sign-in and name its rows', () => {
  const { site } = read({ samples: false, features: { signIn: true }, homeRows: ['movies'] }).config;
  expect(site.features).toMatchObject({ signIn: true, plans: false, demoAccount: false });
  expect(site.homeRows).toEqual(['movies']);
});

test.each(names)('a wrong %s causes a warning and its own default only', (name) => {
  const { config, warnings } = read(withValues({ [name]: 7 }));
  expect(config).toEqual(read({}).config);
  expect(warnings).toEqual([expect.stringContaining(name)]);
});

test('the earlier names of features still work, without a warning', () => {
  const { config, warnings } = read({ features: { lampDown: false, colours: false } });
  expect(config.site.features).toMatchObject({ dimBackground: false, colors: false });
  expect(warnings).toEqual([]);
});
