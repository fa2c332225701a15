import { defineConfig } from '@playwright/test';
import { withoutServers } from '../e2e/playwright.config';

/** The monkey and the soak as commands, without the servers and the limit of time that the browser tests have. */
export default defineConfig({
  ...withoutServers,
  testDir: '.',
  workers: 1,
  timeout: 0,
  // What is lost once is lost.
  failOnFlakyTests: true,
  outputDir: '../../.cache/chaos',
});
