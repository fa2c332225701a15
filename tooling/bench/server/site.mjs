import { readFileSync } from 'node:fs';
import { BASE, bundleHandler, DIST } from '../../bundle.mjs';
import { floorHandler } from './floors.mjs';

/** The floor pages and the bundle, with these settings in the configuration that lies in it. */
export async function siteHandler(settings) {
  const bundle = bundleHandler();
  const floors = await floorHandler();
  const shipped = JSON.parse(readFileSync(`${DIST}/config.json`, 'utf8'));
  const body = JSON.stringify({ ...shipped, ...settings });
  return (request, response) => {
    if (request.url.startsWith('/floor/')) return floors(request, response);
    if (request.url !== `${BASE}/config.json`) return bundle(request, response);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    return response.end(body);
  };
}
