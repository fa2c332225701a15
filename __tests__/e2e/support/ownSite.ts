import { cpSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { quietPort } from '../../support/quietPort';
import { test as base } from './test';

/** No types are known of it. */
const BUNDLE = '../../../tooling/bundle.mjs';

interface Bundle {
  DIST: string;
  bundleHandler: (folder: string) => RequestListener;
}

/** Films, and what would stand beside a file that a test changes. */
const TAKES_NO_PART = /\.(mp4|webm|gz|br)$|dist\/dist$/;

export interface OwnSite {
  /** Where the bundle is, with a slash at the end. */
  url: string;
  /** A copy of the bundle, to change as a deployer would. */
  folder: string;
  start: () => Promise<void>;
  /** As if the server were gone. */
  stop: () => Promise<void>;
  /** As a login service before the server: returns whether it has answered itself. */
  before: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Another place than the usual one, for `test.use`. */
interface Options {
  place: string;
}

/** A deployment of the test's own, on a server that it starts and stops, with service workers. */
export const test = base.extend<Options & { site: OwnSite }>({
  place: ['/kinora/', { option: true }],
  serviceWorkers: 'allow',
  site: async ({ place }, use, { workerIndex }) => {
    const { DIST, bundleHandler } = (await import(BUNDLE)) as Bundle;
    const folder = path.join(__dirname, `../../../.cache/own-site-${workerIndex}`);
    rmSync(folder, { recursive: true, force: true });
    cpSync(DIST, folder, { recursive: true, filter: (file) => !TAKES_NO_PART.test(file) });
    // A new build has another page, whose policy this one says as well.
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

/** Resolves when the worker answers for the page. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

/** The addresses in the caches of this kind, `pictures`. */
export const keptIn = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (ending) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`-${ending}`));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  }, kind);
