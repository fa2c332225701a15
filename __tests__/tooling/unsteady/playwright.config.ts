import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config';

/** Two tests that fail on purpose, with as many tries as the browser tests have, for those of the summary. */
export default defineConfig({ ...e2e, testDir: '.', outputDir: '../../../.cache/unsteady', webServer: [] });
