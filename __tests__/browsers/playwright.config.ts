import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';
import type { EngineOptions } from './test';
import { ENGINES } from './engines/all';

/** The bundle in the browsers that are not Chromium, as Debian has them: Playwright runs the tests, and drives none. */
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
