import { spawnSync } from 'node:child_process';
import { lockfileFaults, readLockfile } from './supply/lockfile.mjs';

/** Checks without the network that every package matches its lock, and that no package runs install scripts. */
function auditLockfile() {
  const packages = readLockfile();
  const faults = lockfileFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(`Lockfile: ${packages.length} packages, ${faults.length} faults`);
  return faults.length === 0;
}

/**
 * Returns the known vulnerabilities from npm's registry, or null if it is unreachable. `--offline=false` is required,
 * because an offline npm reports no vulnerabilities.
 */
function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--offline=false'], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

const GRAVE = ['high', 'critical'];

function auditAdvisories() {
  const known = askRegistry();
  if (known === null) {
    console.warn('Advisories: NOT CHECKED. The registry cannot be reached; this check needs the network.');
    return !process.argv.includes('--online');
  }
  const grave = GRAVE.reduce((sum, level) => sum + known[level], 0);
  console.log(`Advisories: ${known.total} known, ${grave} high or critical`);
  return grave === 0;
}

const isSound = auditLockfile();
process.exitCode = auditAdvisories() && isSound ? 0 : 1;
