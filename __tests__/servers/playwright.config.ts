import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';
import type { ServerOptions } from './test';
import { SERVERS } from './servers';

/** Tests the bundle on each server that `installServers` can install from Debian. */
export default defineConfig<ServerOptions>({
  testDir: '.',
  workers: 2,
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  globalSetup: ['../support/fonts/bringFonts.ts', './installServers.ts'],
  use: {
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    launchOptions: {
      ...browserTests.use?.launchOptions,
      args: browserTests.use?.launchOptions?.args?.map((arg) => arg.replace('EXCLUDE localhost', 'EXCLUDE 127.0.0.1')),
    },
  },
  projects: [
    { name: 'docs', testMatch: 'docs.spec.ts' },
    ...SERVERS.map((server) => ({
      name: server.name,
      // Only servers with a configuration file of the bundle can pass the tests of headers and passwords.
      testMatch: [
        'routes.spec.ts',
        'ownTitles.spec.ts',
        ...(server.isConfigured ? ['answers.spec.ts', 'members.spec.ts'] : []),
      ],
      use: { server },
    })),
  ],
});
