import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES } from './cacheNames';
import { pictureStem } from './pictureStem';
import { SCOPE } from './scope';

interface Asked {
  request: Request;
  event: ExtendableEvent;
}

const ONE_MONTH_SECONDS = 30 * 24 * 3600;
const ONE_WEEK_SECONDS = 7 * 24 * 3600;

/** As many as a long evening of looking around shows. */
const SEEN = { maxEntries: 400, maxAgeSeconds: ONE_MONTH_SECONDS, purgeOnQuotaError: true };

/** Storage counts each of these as megabytes, so that nobody learns their size. */
const OPAQUE = { maxEntries: 60, maxAgeSeconds: ONE_WEEK_SECONDS, purgeOnQuotaError: true };

const MAX_KEPT = 500;

const seen = new ExpirationPlugin(SEEN);
const isPicture = ({ response }: { response: Response }) =>
  Promise.resolve(response.status === 200 && isImage(response) ? response : null);
const isImage = ({ headers }: Response) => headers.get('content-type')?.startsWith('image/') ?? false;

const matchOptions = { ignoreVary: true };
const options = { cacheName: CACHES.pictures, matchOptions };

/** A deployer may replace a picture of their own under its name. */
const own = new StaleWhileRevalidate({ ...options, plugins: [{ cacheWillUpdate: isPicture }, seen] });

/** A host's never change; asked so that it can be told what comes. */
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

/** Of a host that does not say it: nobody knows whether it is a picture, so the network comes first. */
const opaque = new NetworkFirst({
  cacheName: CACHES.opaque,
  matchOptions,
  plugins: [new ExpirationPlugin(OPAQUE)],
});

/** Hosts that have refused to say what they send. */
const silent = new Set<string>();

const isOwn = (address: string) => address.startsWith(new URL(SCOPE).origin);

async function fromHost({ request, event }: Asked): Promise<Response> {
  const { origin } = new URL(request.url);
  if (!silent.has(origin)) {
    try {
      return await hosted.handle({ request, event });
    } catch {
      // It cannot be told whether it refused or is not there; the other way says it.
    }
  }
  const answer = await opaque.handle({ request: new Request(request, { mode: 'no-cors' }), event });
  if (answer.type === 'opaque') silent.add(origin);
  return answer;
}

/** The same picture in another width or encoding. */
async function inAnotherSize(address: string): Promise<Response | undefined> {
  const stem = pictureStem(address);
  for (const name of [CACHES.kept, CACHES.pictures]) {
    const cache = await caches.open(name);
    const like = (await cache.keys()).find(({ url }) => pictureStem(url) === stem);
    const found = like && (await cache.match(like, matchOptions));
    if (found) return found;
  }
  return undefined;
}

const keptPicture = (address: string) => caches.match(address, { cacheName: CACHES.kept, ...matchOptions });

async function fetchPicture(asked: Asked): Promise<Response> {
  return isOwn(asked.request.url) ? own.handle(asked) : fromHost(asked);
}

export const isPictureRequest = ({ request }: { request: Request }): boolean =>
  request.destination === 'image' && !request.headers.has('range');

/** A picture as it was seen, from the network, or in another size; one that is kept on purpose is always there. */
export async function answerWithPicture(asked: Asked): Promise<Response> {
  const { url } = asked.request;
  const kept = isOwn(url) ? undefined : await keptPicture(url);
  if (kept) return kept;
  try {
    return await fetchPicture(asked);
  } catch {
    return (await keptPicture(url)) ?? (await inAnotherSize(url)) ?? Response.error();
  }
}

/** The browser has just had it. */
const asShown = (address: string) =>
  new Request(address, { cache: 'force-cache', mode: isOwn(address) ? 'same-origin' : 'no-cors' });

/** What was shown before the worker was there. */
export async function savePictures(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of addresses) await fetchPicture({ request: asShown(address), event }).catch(() => undefined);
}

const keeping = new CacheExpiration(CACHES.kept, { maxEntries: MAX_KEPT });

/** Keeps pictures on purpose; of too many those go that were longest ago asked for. */
export async function keepPictures(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const kept = await caches.open(CACHES.kept);
  for (const address of addresses) {
    if (!(await kept.match(address, matchOptions))) {
      const answer = await fetchPicture({ request: asShown(address), event }).catch(() => undefined);
      // A host that asks visitors to log in answers every request with a page.
      if (!answer?.ok || !isImage(answer)) continue;
      await kept.put(address, answer);
    }
    await keeping.updateTimestamp(address);
  }
  await keeping.expireEntries();
}
