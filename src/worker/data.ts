import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { isRecord } from '@/lib/json';
import type { MessageFromWorker } from '@/contracts/serviceWorkerMessages';
import { SAVED_HEADER } from '@/contracts/serviceWorkerMessages';
import { CACHES, SCOPE } from './cacheNames';
import { isJson, scriptsOf } from './responses';

declare const self: ServiceWorkerGlobalScope;

interface DataRequest {
  request: Request;
  event: ExtendableEvent;
}

const CONFIG = `${SCOPE}config.json`;

const ONE_MONTH_SECONDS = 30 * 24 * 3600;

/**
 * Returns a response in the form in which it is saved, with the time in a header. Null if it is not a valid response.
 */
async function withSavedHeader({ response }: { response: Response }): Promise<Response | null> {
  if (response.status !== 200) return null;
  const text = await response.clone().text();
  if (!isJson(text)) return null;
  const headers = new Headers(response.headers);
  headers.set(SAVED_HEADER, String(Date.now()));
  return new Response(text, { headers });
}

/**
 * Makes the browser ask the server whether its own copy of a file beside the app is current. Plain file servers send no
 * lifetime, and the browser then guesses one, which can be days.
 */
const revalidated = ({ request }: { request: Request }): Promise<Request> => {
  const isBeside = request.cache === 'default' && new URL(request.url).origin === location.origin;
  return Promise.resolve(isBeside ? new Request(request, { cache: 'no-cache' }) : request);
};

const networkFirst = new NetworkFirst({
  cacheName: CACHES.data,
  matchOptions: { ignoreVary: true },
  plugins: [
    { requestWillFetch: revalidated },
    { cacheWillUpdate: withSavedHeader },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: ONE_MONTH_SECONDS, purgeOnQuotaError: true }),
  ],
});

/** The base URL of the product API, from config.json; null until it has been looked up. */
let api: string | null = null;

async function readApi(config: Response | undefined): Promise<string> {
  const settings: unknown = await config?.json().catch(() => null);
  const written = isRecord(settings) && typeof settings.productApiUrl === 'string' ? settings.productApiUrl : '';
  const base = written.trim() || 'api';
  const { href } = new URL(URL.canParse(base, SCOPE) ? base : 'api', SCOPE);
  return (api = href.replace(/\/*$/, '/'));
}

const findApi = async () => api ?? readApi(await caches.match(CONFIG, { cacheName: CACHES.data, ignoreVary: true }));

/**
 * Returns whether a request is for config.json or the product API. Until the URL of the API is known, every request
 * without a destination may be one.
 */
export const isData = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.destination === '' &&
  !request.headers.has('range') &&
  (url.href === CONFIG || (api === null ? url.protocol.startsWith('http') : url.href.startsWith(api)));

/** Returns whether a response is a login page: the viewer's session at the server has ended. */
async function isLogin(answer: Response): Promise<boolean> {
  if (answer.status === 401) return true;
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) return false;
  // Some servers return the app's page for every path.
  return scriptsOf(await answer.clone().text()).length === 0;
}

/** Returns the response of the network. If that fails, is a 5xx or is a login page, returns the saved response. */
export async function answerWithData({ request, event }: DataRequest): Promise<Response> {
  const isConfig = request.url === CONFIG;
  if (!isConfig && !request.url.startsWith(await findApi())) return fetch(request);
  const answer = await networkFirst.handle({ request, event }).catch(() => Response.error());
  const isAnswer = answer.type !== 'error' && answer.status < 500 && !(await isLogin(answer));
  const saved = isAnswer ? undefined : await caches.match(request, { cacheName: CACHES.data, ignoreVary: true });
  const best = saved ?? answer;
  if (isConfig && best.ok) await readApi(best.clone());
  if (saved && event instanceof FetchEvent) await tellSaved(saved, event.clientId);
  return best;
}

/** Tells the page the time of the saved response, so that it can show how old the data is. */
async function tellSaved(saved: Response, clientId: string): Promise<void> {
  const news: MessageFromWorker = { type: 'saved', savedAt: Number(saved.headers.get(SAVED_HEADER)) };
  (await self.clients.get(clientId))?.postMessage(news);
}

/** Saves the responses that were requested before the worker was active. */
export async function saveData(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const base = await findApi();
  const own = addresses.filter((address) => address === CONFIG || address.startsWith(base));
  for (const address of own) {
    // The response is in the HTTP cache.
    const request = new Request(address, { cache: 'force-cache' });
    await networkFirst.handle({ request, event }).catch(() => undefined);
  }
}
