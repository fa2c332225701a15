import { configChange } from '@/catalogue/write/configChange';

const NOTHING = { homeRows: null, mediaHost: null };
const WANTED = { homeRows: ['movies'], mediaHost: 'https://films.example' };
const change = (
  config: object,
  before: Parameters<typeof configChange>[2] = NOTHING,
  wanted: Parameters<typeof configChange>[1] = WANTED,
) => {
  const { text = null, ours } = configChange(JSON.stringify(config), wanted, before) ?? {};
  return { config: text === null ? null : (JSON.parse(text) as unknown), ours };
};

it('names home’s rows and the films’ host where nobody has', () => {
  const { config, ours } = change({ language: 'de-DE' });
  expect(config).toEqual({ language: 'de-DE', homeRows: ['movies'], mediaHosts: ['https://films.example'] });
  expect(ours).toEqual(WANTED);
});

it('leaves what a deployer has set', () => {
  const { config, ours } = change({
    homeRows: ['hero'],
    mediaHosts: ['https://other.example', 'https://films.example'],
  });
  expect(config).toBeNull();
  expect(ours?.homeRows).toBeNull();
});

it('changes what an earlier run has set, and takes its host back', () => {
  const before = { homeRows: ['movies'], mediaHost: 'https://films.example' };
  const config = { homeRows: ['movies'], mediaHosts: ['https://films.example'] };
  expect(change(config, before, { homeRows: ['tv-series'], mediaHost: null }).config).toEqual({
    homeRows: ['tv-series'],
    mediaHosts: [],
  });
});

it('touches nothing that is no JSON', () => {
  expect(configChange('{ // mine', WANTED, NOTHING)).toBeNull();
});
