import { execFileSync } from 'node:child_process';

export const runQuietly = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Somebody else may be installing at this moment, and a mirror may stumble. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** Debian's and its kin's way; fails elsewhere. */
export function aptInstall(...names) {
  runQuietly('apt-get', ...PATIENCE, 'update');
  runQuietly('apt-get', ...PATIENCE, 'install', '--yes', '--no-install-recommends', ...names);
}
