import e2e from '../../__tests__/e2e/playwright.config';
import { LOOKS } from './looks';

/** Takes a screenshot of every screen in every state, see gallery.spec.ts. */
export default {
  ...e2e,
  testDir: '.',
  timeout: 60_000,
  outputDir: '../../.cache/gallery',
  reporter: [['dot']],
  projects: LOOKS.map(({ name, use, hasSystemFonts = false }) => ({
    name,
    use: hasSystemFonts ? { ...use, launchOptions: { ...e2e.use?.launchOptions, env: undefined } } : use,
  })),
  globalTeardown: './writeIndex.ts',
};
