/** `node deploy/setup.cjs` in a bundle: turns it into a site of the deployer's own. Needs only Node. */
import path from 'node:path';
import { lineReader } from './setup/lineReader';
import { runSetup } from './setup/runSetup';

const bundle = path.join(__dirname, '..');
const shown = path.relative(process.cwd(), bundle) || '.';

async function main(): Promise<void> {
  const lines = lineReader();
  process.exitCode = await runSetup(process.argv.slice(2), {
    command: 'node deploy/setup.cjs',
    defaultFolder: shown,
    nextSteps: (folder, target) => [
      `  Preview:  python3 -m http.server 8000 --directory ${folder}`,
      `  Check:    node ${path.join(folder, 'deploy/check.cjs')} ${folder}`,
      `  Publish:  rsync -rLt --delete ${folder}/ ${target}`,
    ],
    drawings: null,
    say: console.info,
    ask: lines.ask,
  });
  lines.close();
}

void main();
