import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { addPlugins, precache } from 'workbox-precaching';
import { PRECACHED, CACHES, SHELLS, SCOPE } from './cacheNames';
import { buildName } from './responses';
import { cachePrefix } from '@/contracts/serviceWorkerMessages';
import { forgetPage, pageOfThisBuild, showFromNowOn } from './pages';

declare const self: ServiceWorkerGlobalScope;

const BUILD = buildName(PRECACHED);

/** The cache of this build's page until the build is active. */
const NEXT_PAGE = `${CACHES.page}-${BUILD}`;

/** A server that returns its page for every path would fill the shell's cache with it. */
const isScript = ({ ok, headers }: Response) => ok && !headers.get('content-type')?.startsWith('text/html');

/** Precaches the files that every page needs. The build is not installed unless all of them are cached. */
export function keepShell(): void {
  setCacheNameDetails({ prefix: cachePrefix(SCOPE).slice(0, -1), precache: 'shell', suffix: BUILD });
  addPlugins([{ cacheWillUpdate: ({ response }) => Promise.resolve(isScript(response) ? response : null) }]);
  precache(PRECACHED.map((url) => ({ url, revision: null })));
  self.addEventListener('install', (event) => event.waitUntil(bringPage()));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
}

async function bringPage(): Promise<void> {
  const answer = await pageOfThisBuild();
  await (await caches.open(NEXT_PAGE)).put(SCOPE, answer);
}

/** Tabs of the previous build continue to run. Its cache is deleted only with the next build. */
async function takeOver(): Promise<void> {
  const page = await (await caches.open(NEXT_PAGE)).match(SCOPE);
  if (page) await showFromNowOn(page);
  await caches.delete(NEXT_PAGE);
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== cacheNames.precache);
  // The cache names are in the order of creation.
  for (const name of shells.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
}

/**
 * Serves a script of this build or an earlier one from the cache, otherwise from the network. If the script is gone,
 * the next visit requests the page from the server.
 */
export async function answerWithScript({ request }: { request: Request }): Promise<Response> {
  const scripts = await caches.open(CACHES.scripts);
  for (const name of [cacheNames.precache, ...(await caches.keys()).filter((other) => other.startsWith(SHELLS))]) {
    const kept = await caches.match(request.url, { cacheName: name, ignoreVary: true });
    if (kept) return kept;
  }
  const used = await scripts.match(request.url, { ignoreVary: true });
  if (used) return used;
  const answer = await fetch(request);
  if (answer.status === 404) await forgetPage();
  if (isScript(answer)) await scripts.put(request.url, answer.clone());
  return answer;
}
