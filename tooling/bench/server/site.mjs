import { BASE, bundleHandler } from '../../bundle.mjs';
import { floorHandler } from './floors.mjs';

/** The floor pages and the bundle, which is told another configuration than the one that lies in it. */
export async function siteHandler(config) {
  const bundle = bundleHandler();
  const floors = await floorHandler();
  const body = JSON.stringify(config);
  return (request, response) => {
    if (request.url.startsWith('/floor/')) return floors(request, response);
    if (request.url !== `${BASE}/config.json`) return bundle(request, response);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    return response.end(body);
  };
}
