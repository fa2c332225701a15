import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { storedVersion } from '@/persistence/storedVersion';

test.each([
  ['{"version":3,"entries":[]}', 3],
  ['{ "version": 12 }', 12],
  ['{"email":null,"_persist":{"version":2,"rehydrated":true}}', 2],
  ['{"entries":[]}', 0],
  ['{"version":"2"}', 0],
  ['{"version":-2}', 0],
  ['[{"version":7}]', 0],
  ['{bad', 0],
  ['', 0],
  [null, 0],
])('the version of %j', (text, version) => {
  expect(storedVersion(text)).toBe(version);
});

test('ignores a version within a stored text', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, version) => {
      const said = `${text}"version":9${text}`;
      expect(storedVersion(JSON.stringify({ said, _persist: { version } }))).toBe(version);
    }),
    { numRuns: RUNS },
  );
});
