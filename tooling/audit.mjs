import { spawnSync } from 'node:child_process';
import { lockfileFaults, readLockfile } from './supply/lockfile.mjs';

/** What can be told without the network: that every package is the one that was locked, and that none runs anything. */
function auditLockfile() {
  const packages = readLockfile();
  const faults = lockfileFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(`Lockfile: ${packages.length} packages, ${faults.length} faults`);
  return faults.length === 0;
}

/** What npm's registry knows of them; null where it cannot be asked. An npm that is told to stay offline says that all is well. */
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
    console.warn('Advisories: NOT CHECKED. The registry could not be asked; this needs the network.');
    return !process.argv.includes('--online');
  }
  const grave = GRAVE.reduce((sum, level) => sum + known[level], 0);
  console.log(`Advisories: ${known.total} known, ${grave} of them high or critical`);
  return grave === 0;
}

const isSound = auditLockfile();
process.exitCode = auditAdvisories() && isSound ? 0 : 1;
