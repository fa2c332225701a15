// `npm version` runs this script. It moves the changes under "Unreleased" to a section with the version number.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../CHANGELOG.md', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const text = readFileSync(FILE, 'utf8');
const day = new Date().toISOString().slice(0, 10);

if (!text.includes('\n## Unreleased\n\n- ')) {
  console.error('CHANGELOG.md has no changes under "Unreleased". Describe there what changes for deployers.');
  process.exit(1);
}
writeFileSync(FILE, text.replace('## Unreleased\n', `## Unreleased\n\n## ${version}, ${day}\n`));
