import { defineConfig } from '@playwright/test';

/** Another one lets two checkouts of the project be tested at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

/** The production bundle, served by its own server, in Chromium with the network closed. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
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
