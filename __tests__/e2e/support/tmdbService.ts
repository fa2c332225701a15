import type { Page } from '@playwright/test';
import shipped from '../../../static/config.json';
import { PORTS } from './ports';

/** For `test.use`: the bundle as it is shipped, where others of the tests have the one below. */
export const shippedSite = { baseURL: `http://localhost:${PORTS.bundle}/kinora/` };

/** For `test.use`: the bundle as it is deployed with the service in TMDB's place. */
export const tmdbSite = { baseURL: `http://localhost:${PORTS.tmdbSite}/kinora/` };

const ORIGIN = `http://localhost:${PORTS.tmdb}`;
const API = `${ORIGIN}/3`;

interface Service {
  /** `a4@discover`, `a3:retry=junk,a14`: see tooling/tmdb/faults. */
  faults?: string;
  /** Of the pictures: `a2`, `a5`. */
  imageFaults?: string;
  /** Further settings of config.json. */
  config?: object;
}

const below = (faults: string | undefined, path: string) =>
  `${ORIGIN}${faults === undefined ? '' : `/fault/${faults}`}${path}`;

/** Points the site's config.json to the service, with faults of this test's own. */
export async function useService(page: Page, { faults, imageFaults, config }: Service = {}) {
  const settings = {
    tmdbApiKey: 'dev-key',
    tmdbBaseUrl: below(faults, '/3'),
    tmdbImageBaseUrl: below(imageFaults, '/t/p'),
  };
  await page.unroute('**/config.json');
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, ...settings, ...config } }));
}

/** What the service says without a fault, for a test to compare with. */
export async function askService<Answer>(path: string, params: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({ api_key: 'dev-key', ...params });
  const response = await fetch(`${API}/${path}?${query}`);
  return (await response.json()) as Answer;
}

/** The paths below TMDB's version that the page asks for, in their order: `movie/popular`. */
export function serviceCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const path = /\/3\/(.+)$/.exec(pathname)?.[1];
    if (origin === ORIGIN && path !== undefined && request.method() === 'GET') calls.push(path);
  });
  return calls;
}
