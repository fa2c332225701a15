import { APP_URL } from '@/config/basePath';
import { readConfig } from '@/config/readConfig';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { withTimeout } from '@/lib/time';
import { maskedRows } from '../masked';
import { PROBE_TIMEOUT_MS } from '../probe';
import type { Row, Section } from '../report';
import { CHECKING } from '../report';
import { storeServices } from '../storeServices';

/**
 * How long to wait for the configuration before showing a loading row. It is usually loaded already, so the rows appear
 * only once.
 */
const CONFIG_TIMEOUT_MS = 1000;

export const configuration: Section = {
  heading: 'Configuration',
  isLong: true,
  read: async (store, show) => {
    const { config } = storeServices(store);
    const file = readFile(config);
    if (!(await withTimeout(CONFIG_TIMEOUT_MS, config))) show([{ label: 'config.json', value: CHECKING }]);
    const { site, ...rest } = await config;
    const settings = maskedRows({ ...rest, ...site });
    show([{ label: 'config.json', value: CHECKING }, ...settings]);
    const [state, ...warnings] = await file;
    show([state, ...settings, ...warnings]);
  },
};

/**
 * Returns the settings as text for a comparison, without facts that the app found out about the catalogue. Their order
 * does not count, because the app reads the file that the bundle ships in a shorter way.
 */
const settingsText = ({ site, ...rest }: RuntimeConfig) =>
  JSON.stringify([Object.entries(rest).sort(), { ...site, lacks: [], genres: [] }]);

/** Reads config.json again and returns its state and its warnings. */
async function readFile(inForce: Promise<RuntimeConfig>): Promise<[state: Row, ...warnings: Row[]]> {
  const row = (value: string, mark?: Row['mark']): Row => ({ label: 'config.json', value, ...(mark && { mark }) });
  try {
    const url = new URL('config.json', APP_URL);
    const response = await withTimeout(PROBE_TIMEOUT_MS, fetch(url, { cache: 'no-store' }));
    if (!response) return [row(`No response after ${PROBE_TIMEOUT_MS / 1000} s: using defaults`, 'bad')];
    if (!response.ok) return [row(`Not found (HTTP ${response.status}): using defaults`)];
    const text = (await response.text()).trim();
    if (text === '') return [row('Empty: using defaults')];
    const warnings: Row[] = [];
    const now = readConfig(JSON.parse(text), APP_URL, (value) => {
      warnings.push({ label: 'Warning', value, mark: 'bad' });
    });
    const isInForce = settingsText(now) === settingsText(await inForce);
    const state = isInForce ? row('Loaded', 'good') : row('Changed since this page was loaded: reload it', 'bad');
    return [state, ...warnings];
  } catch (error) {
    const isJson = !(error instanceof SyntaxError);
    return [row(isJson ? 'Could not be reached: using defaults' : 'Not JSON: using defaults', 'bad')];
  }
}
