import { execFileSync } from 'node:child_process';

export const runQuietly = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Options that wait for another running installation, and retry downloads. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** Installs packages with apt-get. Throws on other systems. */
export function aptInstall(...names) {
  runQuietly('apt-get', ...PATIENCE, 'update');
  runQuietly('apt-get', ...PATIENCE, 'install', '--yes', '--no-install-recommends', ...names);
}
