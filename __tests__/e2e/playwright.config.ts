import { defineConfig } from '@playwright/test';

/** Another one lets two checkouts of the project be tested at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

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

/** The production bundle, served by its own server, in Chromium with the network closed. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Patience with a busy machine; what must be quick says so itself.
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${PORT}/kinora/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
    },
  },
  webServer: {
    command: 'node tooling/serve.mjs',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/kinora/`,
    reuseExistingServer: false,
  },
});
