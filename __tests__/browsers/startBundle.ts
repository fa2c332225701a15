import { keepPorts } from '../e2e/support/ports';
import { startServer } from '../e2e/support/startServer';

/** Starts the bundle's server with the added script before the first test. */
export default async function startBundle() {
  const { port, stop } = await startServer(['__tests__/browsers/serve.mjs'], {});
  keepPorts({ bundle: port, tmdb: 0, tmdbSite: 0, slowProxy: 0 });
  return stop;
}
