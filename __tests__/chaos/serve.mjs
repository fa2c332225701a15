import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { BASE, bundleHandler, DIST } from '../../tools/serve/bundle.mjs';
import { tmdbService } from '../../tools/fakeTmdb/service.mjs';

const seed = process.env.CHAOS_SEED ?? '1';

/** How many of a hundred responses of the API fail. The test changes it while it runs. */
let failing = 0;

/**
 * Returns a number from 0 to 1 that depends only on the seed, the path and how often the path was requested. The load
 * of the machine does not change it.
 */
const asked = new Map();
function chanceOf(path) {
  const times = (asked.get(path) ?? 0) + 1;
  asked.set(path, times);
  return createHash('sha1').update(`${seed} ${path} ${times}`).digest().readUInt32BE() / 2 ** 32;
}

const send = (response, status, type, body) => response.writeHead(status, { 'content-type': type }).end(body);

/** The ways in which servers fail. */
const FAULTS = [
  (response) => send(response, 500, 'application/json', '{"status_message":"Chaos"}'),
  (response) => send(response, 503, 'text/html', '<!doctype html><title>Busy</title>'),
  (response) => send(response, 200, 'text/html', '<!doctype html><title>The app</title>'),
  (response) => send(response, 200, 'application/json', '{"results":[{"id":1,"title":"Half'),
  (response) => send(response, 200, 'application/json', ''),
  (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  (response) => response.destroy(),
  // Never responds, until the page gives up.
  () => undefined,
];

const isApi = (path) => path.startsWith(`${BASE}/api/`) || path.startsWith('/3/');

/** @returns whether the response has failed */
function fail(path, response) {
  const chance = chanceOf(path);
  if (path.startsWith('/t/p/')) {
    // Images fail five times less often.
    if (chance >= failing / 500) return false;
    send(response, 404, 'text/plain', '');
    return true;
  }
  if (!isApi(path) || chance >= failing / 100) return false;
  FAULTS[Math.floor((chance / (failing / 100)) * FAULTS.length)](response);
  return true;
}

const bundle = bundleHandler();
let service;
let config;

const server = createServer((request, response) => {
  const path = request.url.split('?')[0];
  if (path === '/chaos') {
    failing = Number(request.url.split('?')[1]);
    return response.end();
  }
  if (path === `${BASE}/config.json`) return send(response, 200, 'application/json', config);
  if (fail(path, response)) return undefined;
  if (!path.startsWith('/3/') && !path.startsWith('/t/p/')) return bundle(request, response);
  return service(request, response).catch(() => response.destroy());
});

server.listen(0, () => {
  const origin = `http://localhost:${server.address().port}`;
  service = tmdbService({ latency: 2, today: '2026-01-15', origin });
  const settings = { tmdbApiKey: 'dev-key', tmdbBaseUrl: `${origin}/3`, tmdbImageBaseUrl: `${origin}/t/p` };
  config = JSON.stringify({ ...JSON.parse(readFileSync(`${DIST}/config.json`, 'utf8')), ...settings });
  process.send?.(origin);
  // The process that started this server has ended.
  process.on('disconnect', () => process.exit());
});
