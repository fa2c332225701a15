import { execFileSync } from 'node:child_process';
import type { FullConfig } from '@playwright/test';
import { keepPorts } from './ports';
import { startSlowProxy } from './slowProxy';
import { startServer } from './startServer';

/** Prints the version of the browser and starts the servers before the first test. */
export default async function startServers({ projects }: FullConfig) {
  const browser = projects[0]?.use.launchOptions?.executablePath;
  if (browser) console.info(execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim());
  const bundle = await startServer(['tools/serve/serve.mjs'], { PORT: '0' });
  // The date is fixed and the latency is low.
  const tmdb = await startServer(['tools/fakeTmdb/serve.mjs', '--today', '2026-01-15', '--latency', '5'], {
    TMDB_PORT: '0',
  });
  const tmdbSite = await startServer(['tools/fakeTmdb/site.mjs'], { PORT: '0', TMDB_PORT: String(tmdb.port) });
  const slowProxy = await startSlowProxy();
  keepPorts({ bundle: bundle.port, tmdb: tmdb.port, tmdbSite: tmdbSite.port, slowProxy: slowProxy.port });
  return () => {
    for (const server of [bundle, tmdb, tmdbSite, slowProxy]) server.stop();
  };
}
