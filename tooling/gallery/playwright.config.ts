import e2e from '../../__tests__/e2e/playwright.config';

/** Takes a picture of every screen in every state; see gallery.spec.ts. */
export default {
  ...e2e,
  testDir: '.',
  timeout: 60_000,
  outputDir: '../../.cache/gallery',
  reporter: [['dot']],
  globalTeardown: './writeIndex.ts',
};
