import { chromium } from '@playwright/test';
import { findChromium } from '../../../tooling/chromium.mjs';

const executablePath = findChromium();

/**
 * Launches a browser with an empty cache. TMDB's two hosts resolve to the benchmark's service, and no other host
 * resolves.
 */
export const launch = ({ service, keyHash }) =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      `--host-resolver-rules=${[
        `MAP api.themoviedb.org ${service}`,
        `MAP image.tmdb.org ${service}`,
        'MAP * ~NOTFOUND',
        'EXCLUDE 127.0.0.1',
      ].join()}`,
    ],
  });
