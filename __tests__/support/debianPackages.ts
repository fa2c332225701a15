import { execFileSync } from 'node:child_process';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Installed, and not started: Debian starts no service on this runlevel.
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

/** Installs what is not here yet; Debian only, as root. */
export function installDebianPackages(names: readonly string[]): void {
  const missing = [...new Set(names)].filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...missing);
}
