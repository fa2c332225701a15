import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';
import type { EngineOptions } from './test';
import { ENGINES } from './engines/all';

/** Tests the bundle in Debian's browsers other than Chromium. Playwright runs the tests but drives no browser. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  workers: 2,
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  globalSetup: ['./installBrowsers.ts', './startBundle.ts'],
  use: { baseURL: browserTests.use?.baseURL },
  projects: Object.values(ENGINES).map((engine) => ({ name: engine.name, use: { engineKind: engine } })),
});
