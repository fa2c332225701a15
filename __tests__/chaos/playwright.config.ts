import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config';

/** The monkey and the soak as commands, without the servers and the limit of time that the browser tests have. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  workers: 1,
  timeout: 0,
  outputDir: '../../.cache/chaos',
  webServer: [],
});
