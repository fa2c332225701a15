import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { OTHER_FONTS, WIDE, withFont } from '../support/fonts/systemFonts';
import { isExhaustive } from './support/extent';
import { PORTS } from './support/ports';

/**
 * Of two such lists Chromium takes the last, so Playwright's own comes first. The rest is the browser's own furniture,
 * which no test looks at and which cost nearly half of every page load: its address bar is a page too, drawn anew for
 * each context, and a process waits in reserve for a page that never comes.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const LAUNCH_OPTIONS = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  env: withFont(WIDE),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${SWITCHED_OFF.join()}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
};

/** What must hold in any system's font. The last looks for what accessibility.spec.ts has found in the first. */
const IN_ANY_FONT = ['layoutShift.spec.ts', 'forms.spec.ts', 'systemFonts.spec.ts'];

/** The production bundle in Chromium with the network closed. */
export const withoutServers = defineConfig({
  testDir: '.',
  fullyParallel: true,
  grepInvert: isExhaustive ? [] : /@rare/,
  // Of two cores: a page that waits for its server leaves one to the next.
  workers: 3,
  // Seen, not hidden: the summary names who needed one as unsteady.
  retries: 2,
  timeout: 60_000,
  // Patience with a busy machine; what must be quick says so itself.
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${PORTS.bundle}/kinora/`,
    viewport: { width: 1440, height: 900 },
    // What a worker answers is seen by no test; those of offline and deployments allow it.
    serviceWorkers: 'block',
    launchOptions: LAUNCH_OPTIONS,
  },
});

/** Served by its own server, in the fonts that the run brings. */
export default defineConfig(withoutServers, {
  globalSetup: [
    path.join(__dirname, '../support/fonts/bringFonts.ts'),
    path.join(__dirname, 'support/startServers.ts'),
  ],
  projects: [
    { name: WIDE.name, testIgnore: 'systemFonts.spec.ts' },
    ...(isExhaustive ? OTHER_FONTS : []).map((font) => ({
      name: font.name,
      testMatch: IN_ANY_FONT,
      use: { launchOptions: { ...LAUNCH_OPTIONS, env: withFont(font) } },
    })),
  ],
});
