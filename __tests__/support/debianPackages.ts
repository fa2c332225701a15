import { execFileSync } from 'node:child_process';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Installs without starting: Debian starts no service on this runlevel.
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  });

const isInstalled = (name: string): boolean => {
  try {
    return execFileSync('dpkg-query', ['-W', '-f=${Status}', name], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .endsWith(' installed');
  } catch {
    return false;
  }
};

/** Options for apt. Another process may hold the lock, and a mirror may fail for a moment. */
export const APT_PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** Installs the missing packages and prints the version of each. Works only on Debian and as root. */
export function installDebianPackages(names: readonly string[]): void {
  const missing = [...new Set(names)].filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    run('apt-get', ...APT_PATIENCE, 'update');
    run('apt-get', ...APT_PATIENCE, 'install', '--yes', '--no-install-recommends', ...missing);
  }
  console.info(execFileSync('dpkg-query', ['-W', '-f=${Package} ${Version}\n', ...names], { encoding: 'utf8' }).trim());
}
