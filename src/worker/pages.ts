import type { WorkerNews } from '@/lib/workerContract';
import { PRECACHED } from './build';
import { CACHES } from './cacheNames';
import { SCOPE } from './scope';
import { scriptsOf } from './scriptsOf';

declare const self: ServiceWorkerGlobalScope;

interface FoundPage {
  html: string;
  /** As it can be kept: not marked as redirected, which a browser would not take for an address. */
  answer: Response;
}

/** The page as the server has it now; null where that is somebody else's, a hotel's for instance. */
async function fetchPage(): Promise<FoundPage | null> {
  const response = await fetch(SCOPE, { cache: 'no-cache' });
  const html = await response.text();
  if (!response.ok || scriptsOf(html).length === 0) return null;
  const headers = new Headers(response.headers);
  // What it is packed in has been taken off.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { html, answer: new Response(html, { headers }) };
}

const isOfThisBuild = (html: string) => scriptsOf(html).every((file) => PRECACHED.includes(file));

const keptPage = async () => (await caches.open(CACHES.page)).match(SCOPE);
const keepPage = async (answer: Response) => (await caches.open(CACHES.page)).put(SCOPE, answer);

/** The page that belongs to what is precached; throws where the server has another one, until next time. */
export async function pageOfThisBuild(): Promise<Response> {
  const page = await fetchPage();
  if (!page || !isOfThisBuild(page.html)) throw new Error('The page is of another build');
  return page.answer;
}

/** From the next visit on this page is shown. */
export const showFromNowOn = keepPage;

/** A page whose scripts are gone: the next visit has what the server has. */
export const forgetPage = (): Promise<boolean> => caches.delete(CACHES.page);

/** Looks whether the server has another page: one with other settings is for the next visit, a new build for its own worker. */
async function lookForNewPage(kept: Response): Promise<void> {
  const page = await fetchPage().catch(() => null);
  if (!page) return;
  if (!isOfThisBuild(page.html)) {
    await self.registration.update().catch(() => undefined);
    return;
  }
  if (page.html === (await kept.text())) return;
  await keepPage(page.answer);
  const news: WorkerNews = { type: 'newPage' };
  for (const client of await self.clients.matchAll()) client.postMessage(news);
}

/** Answers every address of the app with its page as it was kept; the network has its say for the next time. */
export async function answerWithPage({ request, event }: { request: Request; event: ExtendableEvent }) {
  const kept = await keptPage();
  if (!kept) return fetch(request);
  event.waitUntil(lookForNewPage(kept.clone()));
  return kept;
}

/** Answers an address where the app has no screen: the server may have something there, and without one the app says so. */
export async function answerWithServersPage({ request }: { request: Request }): Promise<Response> {
  return fetch(request).catch(async (error: unknown) => {
    const kept = await keptPage();
    if (!kept) throw error;
    return kept;
  });
}
