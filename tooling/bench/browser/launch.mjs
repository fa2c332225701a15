import { chromium } from '@playwright/test';
import { findChromium } from '../../chromium.mjs';

const executablePath = findChromium();

/** A browser of its own, nothing in its cache; TMDB's two hosts are the bench's service, and there is no other one. */
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
