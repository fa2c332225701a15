import { existsSync, readFileSync } from 'node:fs';
import { toolLicenses } from './supply/licenses.mjs';
import { readLockfile } from './supply/lockfile.mjs';

/**
 * The licenses of the packages in the bundle, written by the build. The build fails for licenses that are not allowed.
 */
const SHIPPED = 'dist/licenses.json';

if (!existsSync(SHIPPED)) {
  console.error('There is no dist/licenses.json yet. Build first: npm run build');
  process.exit(1);
}

console.log('In the bundle');
for (const { name, version, license } of JSON.parse(readFileSync(SHIPPED, 'utf8')))
  console.log(`  ${name} ${version}: ${license}`);

const { byLicense, refused } = toolLicenses(readLockfile());
console.log('\nBuild and test tools');
for (const [license, names] of [...byLicense].sort(([, a], [, b]) => b.length - a.length))
  console.log(`  ${license}: ${names.length > 3 ? `${names.length} packages` : names.join(', ')}`);

for (const line of refused) console.error(`License not accepted: ${line}`);
process.exitCode = refused.length > 0 ? 1 : 0;
