import { cpSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { quietPort } from '../../support/quietPort';
import { test as base } from './test';

/** The module has no types. */
const BUNDLE = '../../../tools/serve/bundle.mjs';

interface Bundle {
  DIST: string;
  bundleHandler: (folder: string) => RequestListener;
}

/** Files that the copy leaves out: films, and the compressed twins of files that a test changes. */
const TAKES_NO_PART = /\.(mp4|webm|gz|br)$|dist\/dist$/;

export interface OwnSite {
  /** The address of the bundle, with a slash at the end. */
  url: string;
  /** A copy of the bundle that a test may change as a deployer would. */
  folder: string;
  start: () => Promise<void>;
  /** Stops the server, as if it were down. */
  stop: () => Promise<void>;
  /** Handles a request before the server, as a login service does. Returns whether it has responded. */
  before: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The base path of the site, for `test.use`. */
interface Options {
  place: string;
}

/** A deployment for each test, on a server that the test can start and stop, with service workers. */
export const test = base.extend<Options & { site: OwnSite }>({
  place: ['/kinora/', { option: true }],
  serviceWorkers: 'allow',
  site: async ({ place }, use, { workerIndex }) => {
    const { DIST, bundleHandler } = (await import(BUNDLE)) as Bundle;
    const folder = path.join(__dirname, `../../../.cache/own-site-${workerIndex}`);
    rmSync(folder, { recursive: true, force: true });
    cpSync(DIST, folder, { recursive: true, filter: (file) => !TAKES_NO_PART.test(file) });
    // The handler is made for each request, because a new build changes the pages and their policy.
    const answer: RequestListener = (request, response) => {
      if (site.before(request, response)) return;
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const inside = pathname.startsWith(place) ? `/kinora/${pathname.slice(place.length)}` : '/elsewhere';
      request.url = inside + search;
      bundleHandler(folder)(request, response);
    };
    const server = { running: createServer(answer), port: await quietPort() };
    const start = () =>
      new Promise<void>((resolve) => {
        server.running = createServer(answer);
        server.running.listen(server.port, () => resolve());
      });
    const stop = () =>
      new Promise<void>((resolve) => {
        server.running.close(() => resolve());
        server.running.closeAllConnections();
      });
    const site: OwnSite = { url: `http://localhost:${server.port}${place}`, folder, start, stop, before: () => false };
    await start();
    await use(site);
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Resolves when the service worker controls the page. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** Returns the URLs in the caches of a kind, such as `pictures`. */
export const keptIn = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (ending) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`-${ending}`));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  }, kind);
