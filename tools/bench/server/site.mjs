import { readFileSync } from 'node:fs';
import { BASE, bundleHandler, DIST } from '../../serve/bundle.mjs';
import { floorHandler } from './floors.mjs';

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache' };

/**
 * Creates a handler for the floor pages and the bundle, with changed settings in its config.json.
 * @param folder the bundle, or a copy of it
 * @param lists a deployer's lists that replace those of the bundle, by path in the product API
 */
export async function siteHandler(settings, lists = {}, folder = DIST) {
  const bundle = bundleHandler(folder);
  const floors = await floorHandler();
  const shipped = JSON.parse(readFileSync(`${folder}/config.json`, 'utf8'));
  const bodies = new Map([
    [`${BASE}/config.json`, JSON.stringify({ ...shipped, ...settings })],
    ...Object.entries(lists).map(([path, list]) => [`${BASE}/api/${path}`, JSON.stringify(list)]),
  ]);
  return (request, response) => {
    if (request.url.startsWith('/floor/')) return floors(request, response);
    const body = bodies.get(request.url);
    if (body === undefined) return bundle(request, response);
    response.writeHead(200, JSON_HEADERS);
    return response.end(body);
  };
}
