import { colorPage, BRANDING_NAME } from '@/config/storedBranding';
import { TMDB_BASE_URL, TMDB_IMAGE_BASE_URL } from '@/config/runtimeConfig';
import { ONE_DAY_MS } from '@/lib/time';
import { siteKey } from '@/lib/siteKey';
import { CATALOGUE_NAME } from '@/persistence/storedNames';
import type { BootContext } from './screens';
import { showPicture, renderTemplate, onDomReady } from './templates';
import type { InitialRequests } from './initialRequests';
import { initialRequests, routeRequest } from './initialRequests';
import { cacheableRequestsFor } from './screens';
import { forget, stored } from './visitor';

/** The lists from which the home page of an own catalogue is made. */
const OWN_HOME_LISTS = ['movies/all', 'series/all'];

type UnknownRecord = Readonly<Record<string, unknown>>;

/** Wraps any value so that property access never throws. */
const asRecord = (value: unknown) => Object(value) as UnknownRecord;

const contentOf = async (answer: Response) => asRecord(await answer.clone().json());

/** Prefetches the first requests of the screen before the app runs. Resolves with the response of config.json. */
export async function prefetchInitialData(attempt: BootContext): Promise<Response> {
  const answer = await attempt.config;
  // Empty if config.json is missing or cannot be read.
  const settings = answer.ok ? await contentOf(answer).catch((): UnknownRecord => ({})) : {};
  const { base, screen, path } = attempt;
  const { brand, features, homeRows, samples, uiLanguage, uiLanguages } = settings;
  const isOwn = samples === false;
  if (!isOwn && !(brand || features || homeRows || uiLanguage || uiLanguages)) {
    // The site has no branding any more, so Kinora's own is shown. The stored branding is removed, unless the response
    // is a server error.
    if (answer.status < 500) forget(siteKey(BRANDING_NAME, base));
    colorPage({});
  }
  // config.json disables sign-in, but the landing page is already shown. Replace it.
  const { signIn = !isOwn } = asRecord(features);
  if (screen === 'landing' && signIn === false) onDomReady(() => renderTemplate('first', 'other', attempt));
  // TMDB's texts are in the language of the interface, unless the deployer fixes another one.
  const calls = initialRequests(screen, attempt.language ? { language: attempt.language.code, ...settings } : settings);
  if (calls.popular && screen !== 'landing') [TMDB_BASE_URL, TMDB_IMAGE_BASE_URL].forEach(connect);
  const { api } = calls;
  if (!api) return answer;
  const ask = (question: string) => get(attempt, new URL(api + question, location.origin + base).href);
  const own = isOwn && screen === 'movie' ? '' : routeRequest({ screen, path, search: location.search });
  const first = own ? ask(own) : null;
  if (isOwn && screen === 'home') for (const list of OWN_HOME_LISTS) void ask(list);
  else if (!stored(siteKey(CATALOGUE_NAME, base)))
    for (const question of cacheableRequestsFor(screen)) void ask(question);
  if (first) void showPictureOf(first, attempt, calls).catch(() => undefined);
  return answer;
}

/** Opens a connection to a host in advance. */
function connect(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = url;
  // Requests for data have no credentials and use a separate connection.
  if (url === TMDB_BASE_URL) link.crossOrigin = '';
  document.head.append(link);
}

function get({ answers }: BootContext, url: string): Promise<Response> {
  // The app may abort the request.
  const controller = new AbortController();
  const response = fetch(url, { signal: controller.signal });
  answers.set(url, { response, controller });
  response.catch(() => undefined);
  return response;
}

/** Shows the first image of the screen from the first response, or from TMDB's if the first response is a sample. */
async function showPictureOf(first: Promise<Response>, attempt: BootContext, calls: InitialRequests) {
  const { screen, answers, cachedAt } = attempt;
  const asked = answers.size;
  const own = await first.then(contentOf).catch((): UnknownRecord => ({ sample: true }));
  // If the app runs already, it sends this request itself.
  const isAlone = answers.size === asked;
  // If a response was cached less than a day ago, the app reads that instead.
  const mayAsk = isAlone && Date.now() - Number(cachedAt) > ONE_DAY_MS;
  const isTmdbs = screen === 'movies' && own.sample === true && mayAsk;
  const answer = isTmdbs && calls.popular ? await get(attempt, calls.popular).then(contentOf) : own;
  const title = asRecord(asRecord(answer.results)[0] ?? answer);
  const image = title[screen === 'movie' ? 'backdrop_path' : 'poster_path'];
  // If the deployer has another image host than TMDB's, the app loads the image.
  if (typeof image !== 'string' || (calls.hasOtherHost && image.startsWith('/'))) return;
  onDomReady(() => showPicture(image, attempt));
}
