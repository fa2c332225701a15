import { loadChunk } from '@/lib/loadChunk';
import { within } from '@/lib/time';
import { readPlainConfig } from './readPlainConfig';
import type { RuntimeConfig } from './runtimeConfig';
import { defaultConfig } from './runtimeConfig';

const LOAD_TIMEOUT_MS = 5000;

const textOf = async (response: Response) => (response.ok ? (await response.text()).trim() : '');

/** Fetches config.json; never rejects, as every fault means the defaults. */
export async function loadConfig(appUrl: string): Promise<RuntimeConfig> {
  try {
    const url = new URL('config.json', appUrl);
    // The page's HTML has asked for it already.
    const asked = window.kinora?.config ?? fetch(url, { cache: 'no-cache' });
    const body = await within(LOAD_TIMEOUT_MS, asked.then(textOf));
    if (!body) return defaultConfig(appUrl);
    const raw: unknown = JSON.parse(body);
    const plain = readPlainConfig(raw, appUrl);
    if (plain) return plain;
    const { takeSettings } = await loadChunk(() => import(/* webpackChunkName: "settings" */ './takeSettings'));
    return takeSettings(raw, appUrl);
  } catch (error) {
    // A catch-all server answers the page where there is no file; that, broken JSON and a lost reader are worth a word.
    if (error instanceof SyntaxError) console.warn('config.json is not JSON; the defaults are used');
    else if (error instanceof Error && error.name === 'ChunkLoadError')
      console.warn('config.json could not be read; the defaults are used');
    return defaultConfig(appUrl);
  }
}
