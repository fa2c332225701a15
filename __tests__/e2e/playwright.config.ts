import { defineConfig } from '@playwright/test';
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

/** How a server is started, and the address at which it is there. */
const server = (script: string, port: number, url: string) => ({
  command: `node ${script}`,
  cwd: '../..',
  env: { PORT: String(port), TMDB_PORT: String(PORTS.tmdb) },
  url: `http://localhost:${port}${url}`,
  reuseExistingServer: false,
});

/** The production bundle, served by its own server, in Chromium with the network closed. */
export default defineConfig({
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
  webServer: [
    server('tooling/serve.mjs', PORTS.bundle, '/kinora/'),
    // Always the same day, and no slower than it has to be.
    server('tooling/tmdb/serve.mjs --today 2026-01-15 --latency 5', PORTS.tmdb, '/3/configuration?api_key=dev-key'),
    server('tooling/tmdb/site.mjs', PORTS.tmdbSite, '/kinora/'),
  ],
});
