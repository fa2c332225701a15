import fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from '@tools/deploy/commandError';
import { changeSettings, readConfigFile } from '@tools/deploy/configFile';

const folder = mkdtempSync(path.join(os.tmpdir(), 'config-'));
const file = path.join(folder, 'config.json');

afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(file, text);
  return readConfigFile(file);
}

test('reads a file with a byte order mark', () => {
  expect(read('\ufeff{ "language": "de-DE" }')).toEqual({ language: 'de-DE' });
});

test.each(['{ // mine', '', '[]', 'null', '"text"', '<!doctype html>'])('refuses %j and keeps the file', (text) => {
  expect(() => read(text)).toThrow(/Cannot read .*config\.json: .*Nothing was changed/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('reports a missing file', () => {
  expect(() => readConfigFile(path.join(folder, 'none.json'))).toThrow(/none\.json is missing/);
});

test('changes a setting in place, adds new ones at the end and removes others', () => {
  const before = { $schema: 'a', language: 'en-US', mine: [1], brand: { wordmark: 'w.svg', name: 'Old' } };
  const after = changeSettings(before, {
    language: 'de-DE',
    samples: false,
    brand: { name: 'New', wordmark: undefined },
  });
  expect(JSON.stringify(after)).toBe(
    '{"$schema":"a","language":"de-DE","mine":[1],"brand":{"name":"New"},"samples":false}',
  );
});

test('refuses a group that is not an object', () => {
  expect(() => changeSettings({ brand: 'Filmclub' }, { brand: { name: 'New' } })).toThrow(CommandError);
});

test('never loses or reorders a setting that it does not change', () => {
  const own = fc.dictionary(
    fc.string().filter((key) => !/^\d+$/.test(key) && !['brand', 'samples'].includes(key)),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(own, fc.dictionary(fc.string(), fc.jsonValue()), (others, brand) => {
      const config = JSON.parse(JSON.stringify({ ...others, brand })) as { brand: object };
      const after = changeSettings(config, { samples: false, brand: { name: 'New' } });
      const { samples, brand: changed, ...rest } = after;
      expect(samples).toBe(false);
      expect(JSON.stringify(rest)).toBe(JSON.stringify(others));
      expect(changed).toEqual({ ...config.brand, name: 'New' });
      expect(Object.keys(after).filter((key) => key in config)).toEqual(Object.keys(config));
    }),
  );
});
