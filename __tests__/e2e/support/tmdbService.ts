import type { Page } from '@playwright/test';
import shipped from '../../../static/config.json';
import { PORTS } from './ports';

/** For `test.use`: the bundle as shipped, if other tests of the file use the site below. */
export const shippedSite = { baseURL: `http://localhost:${PORTS.bundle}/kinora/` };

/** For `test.use`: the bundle deployed with the fake TMDB. */
export const tmdbSite = { baseURL: `http://localhost:${PORTS.tmdbSite}/kinora/` };

const ORIGIN = `http://localhost:${PORTS.tmdb}`;
const API = `${ORIGIN}/3`;

interface Service {
  /** The faults of API responses, such as `a4@discover` or `a3:retry=junk,a14`: see tools/fakeTmdb/faults. */
  faults?: string;
  /** The faults of images: `a2`, `a5`. */
  imageFaults?: string;
  /** Further settings of config.json. */
  config?: object;
}

const below = (faults: string | undefined, path: string) =>
  `${ORIGIN}${faults === undefined ? '' : `/fault/${faults}`}${path}`;

/** Points config.json to the fake TMDB, with the faults of this test. */
export async function useService(page: Page, { faults, imageFaults, config }: Service = {}) {
  const settings = {
    tmdbApiKey: 'dev-key',
    tmdbBaseUrl: below(faults, '/3'),
    tmdbImageBaseUrl: below(imageFaults, '/t/p'),
  };
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, ...settings, ...config } }));
}

/** Returns a response of the service without faults, for comparison. */
export async function askService<Answer>(path: string, params: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({ api_key: 'dev-key', ...params });
  const response = await fetch(`${API}/${path}?${query}`);
  return (await response.json()) as Answer;
}

/** Collects the paths below TMDB's version that the page requests, in order, such as `movie/popular`. */
export function serviceCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const path = /\/3\/(.+)$/.exec(pathname)?.[1];
    if (origin === ORIGIN && path !== undefined && request.method() === 'GET') calls.push(path);
  });
  return calls;
}
