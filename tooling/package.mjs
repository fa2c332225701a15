import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import yazl from 'yazl';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The earliest date of the zip format. All files have it, so that the same files make the same archive. */
const MTIME = new Date(1980, 0, 1);
const MODE = 0o100644;

/** Returns the files of the bundle in sorted order, because the order of the file system varies. */
function bundleFiles() {
  const names = readdirSync(dist, { recursive: true }).map((name) => name.split(path.sep).join('/'));
  return names.filter((name) => statSync(path.join(dist, name)).isFile()).sort();
}

async function archive(file) {
  const zip = new yazl.ZipFile();
  for (const name of bundleFiles()) {
    const content = readFileSync(path.join(dist, name));
    zip.addBuffer(content, `kinora/${name}`, { mtime: MTIME, mode: MODE, forceDosTimestamp: true });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

execFileSync('npx', ['webpack', '--mode', 'production'], { cwd: root, stdio: 'inherit' });
const release = path.join(root, 'release');
const name = `kinora-${version}.zip`;
mkdirSync(release, { recursive: true });
await archive(path.join(release, name));
const sum = createHash('sha256')
  .update(readFileSync(path.join(release, name)))
  .digest('hex');
writeFileSync(path.join(release, `${name}.sha256`), `${sum}  ${name}\n`);
console.log(`release/${name}\nsha256 ${sum}`);
