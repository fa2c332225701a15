import { defineConfig } from '@playwright/test';
import { withoutServers } from '../e2e/playwright.config';

/** Runs the monkey and the soak as commands, without the servers and the time limit of the browser tests. */
export default defineConfig({
  ...withoutServers,
  testDir: '.',
  workers: 1,
  timeout: 0,
  // A fault that occurs once is a fault.
  failOnFlakyTests: true,
  outputDir: '../../.cache/chaos',
});
