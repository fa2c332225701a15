import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASE, bundleHandler, DIST } from '../serve/bundle.mjs';

const port = Number(process.env.PORT ?? 4382);
const service = `http://localhost:${process.env.TMDB_PORT ?? 4380}`;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Copies the bundle and sets it up for the service as a deployer does: config.json, then the bundle's own commands. */
function deployCopy(folder) {
  cpSync(DIST, folder, { recursive: true });
  const file = path.join(folder, 'config.json');
  const settings = { tmdbApiKey: 'dev-key', tmdbBaseUrl: `${service}/3`, tmdbImageBaseUrl: `${service}/t/p` };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...settings }, null, 2));
  for (const command of ['deploy/apply.cjs', 'deploy/pages.cjs']) {
    const { status, stderr } = spawnSync(process.execPath, [command], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) fail(`${command}: ${stderr}`);
  }
}

if (!existsSync(DIST)) fail('There is no dist folder yet. Build first: npm run build');

// The copy is made in each run and removed when the server stops.
const folder = fileURLToPath(new URL(`../../.cache/tmdb-site-${process.pid}`, import.meta.url));
deployCopy(folder);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

const server = createServer(bundleHandler(folder));
server.on('error', (error) => fail(error.code === 'EADDRINUSE' ? `Port ${port} is already in use.` : error.message));
server.listen(port, () =>
  console.log(`Kinora with ${service} is at http://localhost:${server.address().port}${BASE}/`),
);
