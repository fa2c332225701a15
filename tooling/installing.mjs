import { execFileSync } from 'node:child_process';

export const runQuietly = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Debian's and its kin's way; fails elsewhere. */
export function aptInstall(...names) {
  runQuietly('apt-get', 'update');
  runQuietly('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
}
