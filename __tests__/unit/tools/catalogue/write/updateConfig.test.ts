import { configChange } from '@tools/catalogue/write/updateConfig';

const NOTHING = { homeRows: null, mediaHost: null };
const WANTED = { mediaHost: 'https://films.example' };
const change = (
  config: object,
  before: Parameters<typeof configChange>[2] = NOTHING,
  wanted: Parameters<typeof configChange>[1] = WANTED,
) => {
  const { text = null, ours } = configChange(JSON.stringify(config), wanted, before) ?? {};
  return { config: text === null ? null : (JSON.parse(text) as unknown), ours };
};

it('switches the samples off and adds the host of the films', () => {
  const { config, ours } = change({ language: 'de-DE' });
  expect(config).toEqual({ language: 'de-DE', samples: false, mediaHosts: ['https://films.example'] });
  expect(ours).toEqual({ homeRows: null, ...WANTED });
});

it('keeps the settings of the deployer', () => {
  const { config } = change({
    samples: true,
    homeRows: ['hero'],
    mediaHosts: ['https://other.example', 'https://films.example'],
  });
  expect(config).toBeNull();
});

it('removes the rows and the host that an earlier run wrote', () => {
  const before = { homeRows: ['movies'], mediaHost: 'https://films.example' };
  const config = { samples: false, homeRows: ['movies'], mediaHosts: ['https://films.example'] };
  expect(change(config, before, { mediaHost: null }).config).toEqual({ samples: false, mediaHosts: [] });
});

it('does not change invalid JSON', () => {
  expect(configChange('{ // mine', WANTED, NOTHING)).toBeNull();
});
