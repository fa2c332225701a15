import { defineConfig } from '@playwright/test';
import { withoutServers } from '../../e2e/playwright.config';

/** Two tests that fail on purpose, with as many tries as the browser tests have, for those of the summary. */
export default defineConfig({ ...withoutServers, testDir: '.', outputDir: '../../../.cache/unsteady' });
