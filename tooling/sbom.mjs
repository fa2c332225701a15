import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLockfile } from './supply/lockfile.mjs';
import { sbomFaults } from './supply/sbom.mjs';

const file = process.argv[2] ?? 'release/sbom.cdx.json';

// Uses the lockfile only, because installed packages may differ from it.
const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}

const bill = JSON.parse(stdout);
const faults = sbomFaults(bill, readLockfile());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components, the same as in the lockfile`);
