import { spawnSync } from 'node:child_process';
import { findChromium } from '../../tooling/chromium.mjs';

// Passes further arguments to Playwright: `npm run gallery -- -g home`. Other looks run only by name.
const rest = process.argv.slice(2);
const looks = rest.some((argument) => argument.startsWith('--project')) ? [] : ['phone', 'tablet', 'laptop'];

const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'tools/gallery/playwright.config.ts',
    ...looks.map((look) => `--project=${look}`),
    ...rest,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findChromium() } },
);
process.exitCode = status ?? 1;
