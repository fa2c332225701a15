import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DIST } from '../../tools/serve/bundle.mjs';
import { findChromium } from '../chromium.mjs';

/** Runs a spec of `__tests__/chaos` on the built bundle. */
export function runChaos(spec, settings) {
  if (!existsSync(DIST)) {
    console.error('There is no dist folder yet. Build first: npm run build');
    process.exit(1);
  }
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', '__tests__/chaos/playwright.config.ts', spec],
    { stdio: 'inherit', env: { ...process.env, ...settings, CHROMIUM_PATH: findChromium() } },
  );
  process.exitCode = status ?? 1;
}
