import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { OTHER_FONTS, WIDE, withFont } from '../support/fonts/systemFonts';
import { isExhaustive } from './support/extent';
import { PORTS } from './support/ports';

/**
 * Chromium uses only the last `--disable-features`, so the list begins with Playwright's own features. The rest
 * disables parts of the browser that no test needs and that cost nearly half of every page load: the address bar is a
 * page too, which is drawn again for each context, and a spare process waits for a page that never opens.
 */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // A page whose response a test has changed is not local, so it could not ask the local servers.
  'LocalNetworkAccessChecks',
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

/**
 * Specs that must pass in any system font. The last one repeats checks that accessibility.spec.ts makes in the default
 * font.
 */
const IN_ANY_FONT = ['layoutShift.spec.ts', 'forms.spec.ts', 'systemFonts.spec.ts'];

/** Tests the production bundle in Chromium with the network closed. */
export const withoutServers = defineConfig({
  testDir: '.',
  fullyParallel: true,
  grepInvert: isExhaustive ? [] : /@rare/,
  // For two cores: a page that waits for its server leaves a core to the next one.
  workers: 3,
  // Retries are visible: the summary lists tests that needed one as unsteady.
  retries: 2,
  timeout: 60_000,
  // Tolerates a busy machine. Tests of speed set their own timeouts.
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${PORTS.bundle}/kinora/`,
    viewport: { width: 1440, height: 900 },
    // Tests do not see requests that a worker answers. The tests of offline use and deployments allow workers.
    serviceWorkers: 'block',
    launchOptions: LAUNCH_OPTIONS,
  },
});

/** Starts the servers, and provides the fonts of the run. */
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
