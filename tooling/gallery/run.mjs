import { spawnSync } from 'node:child_process';
import { findChromium } from '../chromium.mjs';

// Further arguments are Playwright's: `npm run gallery -- -g home`.
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tooling/gallery/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findChromium() } },
);
process.exitCode = status ?? 1;
