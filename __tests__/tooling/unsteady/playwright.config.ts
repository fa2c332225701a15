import { defineConfig } from '@playwright/test';
import { withoutServers } from '../../e2e/playwright.config';

/** Runs two tests that fail on purpose, for the tests of the summary. They have as many tries as the browser tests. */
export default defineConfig({ ...withoutServers, testDir: '.', outputDir: '../../../.cache/unsteady' });
