import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES, SCOPE } from './cacheNames';
import { imageCacheKey } from './requests';

interface PictureRequest {
  request: Request;
  event: ExtendableEvent;
}

const ONE_MONTH_SECONDS = 30 * 24 * 3600;
const ONE_WEEK_SECONDS = 7 * 24 * 3600;

/** The limits of the cache of seen images. The number is that of a long evening of browsing. */
const SEEN = { maxEntries: 400, maxAgeSeconds: ONE_MONTH_SECONDS, purgeOnQuotaError: true };

/** The limits of the cache of opaque responses. Browsers count each as several megabytes to hide its size. */
const OPAQUE = { maxEntries: 60, maxAgeSeconds: ONE_WEEK_SECONDS, purgeOnQuotaError: true };

const MAX_KEPT = 500;

const seen = new ExpirationPlugin(SEEN);
const isPicture = ({ response }: { response: Response }) =>
  Promise.resolve(response.status === 200 && isImage(response) ? response : null);
const isImage = ({ headers }: Response) => headers.get('content-type')?.startsWith('image/') ?? false;

const matchOptions = { ignoreVary: true };
const options = { cacheName: CACHES.pictures, matchOptions };

/**
 * Serves the bundle's images from the cache and revalidates them, because a deployer may replace an image under the
 * same name.
 */
const own = new StaleWhileRevalidate({ ...options, plugins: [{ cacheWillUpdate: isPicture }, seen] });

/**
 * Serves an image host's images from the cache, because they never change. They are requested with CORS, so that the
 * response can be checked.
 */
const hosted = new CacheFirst({
  ...options,
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [
    {
      requestWillFetch: ({ request }) =>
        Promise.resolve(new Request(request.url, { mode: 'cors', credentials: 'omit', cache: request.cache })),
      cacheWillUpdate: isPicture,
    },
    seen,
  ],
});

/** Serves images of hosts without CORS. The worker cannot check an opaque response, so the network comes first. */
const opaque = new NetworkFirst({
  cacheName: CACHES.opaque,
  matchOptions,
  plugins: [new ExpirationPlugin(OPAQUE)],
});

/** The hosts without CORS. */
const silent = new Set<string>();

const isOwn = (address: string) => address.startsWith(new URL(SCOPE).origin);

async function fromHost({ request, event }: PictureRequest): Promise<Response> {
  const { origin } = new URL(request.url);
  if (!silent.has(origin)) {
    try {
      return await hosted.handle({ request, event });
    } catch {
      // The error does not tell whether the host refuses CORS or cannot be reached. The request without CORS does.
    }
  }
  const answer = await opaque.handle({ request: new Request(request, { mode: 'no-cors' }), event });
  if (answer.type === 'opaque') silent.add(origin);
  return answer;
}

/** Finds the same image in another width or encoding. */
async function inAnotherSize(address: string): Promise<Response | undefined> {
  const stem = imageCacheKey(address);
  for (const name of [CACHES.kept, CACHES.pictures]) {
    const cache = await caches.open(name);
    const like = (await cache.keys()).find(({ url }) => imageCacheKey(url) === stem);
    const found = like && (await cache.match(like, matchOptions));
    if (found) return found;
  }
  return undefined;
}

const keptPicture = (address: string) => caches.match(address, { cacheName: CACHES.kept, ...matchOptions });

async function fetchPicture(asked: PictureRequest): Promise<Response> {
  return isOwn(asked.request.url) ? own.handle(asked) : fromHost(asked);
}

export const isPictureRequest = ({ request }: { request: Request }): boolean =>
  request.destination === 'image' && !request.headers.has('range');

/** Serves an image from the cache, the network, or the cache in another size. A pinned image is always available. */
export async function answerWithPicture(asked: PictureRequest): Promise<Response> {
  const { url } = asked.request;
  const kept = isOwn(url) ? undefined : await keptPicture(url);
  if (kept) return kept;
  try {
    return await fetchPicture(asked);
  } catch {
    return (await keptPicture(url)) ?? (await inAnotherSize(url)) ?? Response.error();
  }
}

/** Creates a request that the HTTP cache can serve, because the image was just shown. */
const asShown = (address: string) =>
  new Request(address, { cache: 'force-cache', mode: isOwn(address) ? 'same-origin' : 'no-cors' });

/** Saves the images that were shown before the worker was active. */
export async function savePictures(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of addresses) await fetchPicture({ request: asShown(address), event }).catch(() => undefined);
}

const keeping = new CacheExpiration(CACHES.kept, { maxEntries: MAX_KEPT });

/** Pins images. If there are too many, evicts the least recently requested ones. */
export async function keepPictures(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const kept = await caches.open(CACHES.kept);
  for (const address of addresses) {
    if (!(await kept.match(address, matchOptions))) {
      const answer = await fetchPicture({ request: asShown(address), event }).catch(() => undefined);
      // A host that requires a login responds to every request with a page.
      if (!answer?.ok || !isImage(answer)) continue;
      await kept.put(address, answer);
    }
    await keeping.updateTimestamp(address);
  }
  await keeping.expireEntries();
}
