import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, runQuietly } from './installing.mjs';

const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

const INSTALLERS = [() => aptInstall('chromium'), () => runQuietly('npx', 'playwright', 'install', 'chromium')];

const find = () => KNOWN_PLACES.find((path) => path && existsSync(path));

/** Returns the path of Chromium. Installs it if it is missing. */
export function findChromium() {
  for (const install of [() => {}, ...INSTALLERS]) {
    try {
      install();
    } catch {
      continue;
    }
    const path = find();
    if (path) return path;
  }
  throw new Error('Chromium not found, and it could not be installed. Set CHROMIUM_PATH.');
}
