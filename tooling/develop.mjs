import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The deadline of the build. A development build once never ended. */
const LIMIT_MS = 300_000;

/** Checks the build that `npm run dev` serves, because no other check covers it. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/webpack/bin/webpack.js', '--mode', 'development', '--output-path', '.cache/development'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  },
);
process.exitCode = status ?? 1;
