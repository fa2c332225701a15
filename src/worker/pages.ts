import type { MessageFromWorker } from '@/contracts/serviceWorkerMessages';
import { PRECACHED, CACHES, SCOPE } from './cacheNames';
import { scriptsOf } from './responses';

declare const self: ServiceWorkerGlobalScope;

interface FoundPage {
  html: string;
  /**
   * The response in a form that can be cached. It is not marked as redirected, because browsers reject such a response
   * to a navigation.
   */
  answer: Response;
}

/**
 * Fetches the page from the server. Null if the response is not the app's page, for example the login page of a hotel.
 */
async function fetchPage(): Promise<FoundPage | null> {
  const response = await fetch(SCOPE, { cache: 'no-cache' });
  const html = await response.text();
  if (!response.ok || scriptsOf(html).length === 0) return null;
  const headers = new Headers(response.headers);
  // The body is already decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { html, answer: new Response(html, { headers }) };
}

const isOfThisBuild = (html: string) => scriptsOf(html).every((file) => PRECACHED.includes(file));

const keptPage = async () => (await caches.open(CACHES.page)).match(SCOPE);
const keepPage = async (answer: Response) => (await caches.open(CACHES.page)).put(SCOPE, answer);

/**
 * Returns the page of the precached build. Throws if the server has a page of another build; the next installation
 * tries again.
 */
export async function pageOfThisBuild(): Promise<Response> {
  const page = await fetchPage();
  if (!page || !isOfThisBuild(page.html)) throw new Error('The page is of another build');
  return page.answer;
}

/** Caches the page, which is shown from the next visit on. */
export const showFromNowOn = keepPage;

/** Deletes the cached page, because its scripts are gone. The next visit gets the page of the server. */
export const forgetPage = (): Promise<boolean> => caches.delete(CACHES.page);

/**
 * Checks whether the server has another page. A page with other settings is cached for the next visit. A new build has
 * its own worker.
 */
async function lookForNewPage(kept: Response): Promise<void> {
  const page = await fetchPage().catch(() => null);
  if (!page) return;
  if (!isOfThisBuild(page.html)) {
    await self.registration.update().catch(() => undefined);
    return;
  }
  if (page.html === (await kept.text())) return;
  await keepPage(page.answer);
  const news: MessageFromWorker = { type: 'newPage' };
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

/** Serves the cached page for a path of the app, and revalidates it in the background. */
export async function answerWithPage({ request, event }: { request: Request; event: ExtendableEvent }) {
  const kept = await keptPage();
  if (!kept) return fetch(request);
  event.waitUntil(lookForNewPage(kept.clone()));
  return kept;
}

/**
 * Serves a path without a screen of the app. The server may have a page there. If it cannot be reached, the app shows
 * its "not found" page.
 */
export async function answerWithServersPage({ request }: { request: Request }): Promise<Response> {
  return fetch(request).catch(async (error: unknown) => {
    const kept = await keptPage();
    if (!kept) throw error;
    return kept;
  });
}
