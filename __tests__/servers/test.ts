import { test as browserTest } from '../e2e/support/test';
import type { RunningServer } from './site';
import { startServer } from './site';
import type { Server } from './servers';

export { expect, signInBefore } from '../e2e/support/test';

export interface ServerOptions {
  server: Server;
}

export const test = browserTest.extend<object, ServerOptions & { site: RunningServer }>({
  server: [
    // Every project sets its own.
    {
      name: '',
      debianPackages: [],
      isConfigured: false,
      unknown: 404,
      prepare: () => ({ command: 'false', args: [] }),
    },
    { option: true, scope: 'worker' },
  ],
  site: [
    async ({ server }, use) => {
      const site = await startServer(server);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
