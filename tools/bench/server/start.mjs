import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { serviceHandler } from '../service/handler.mjs';
import { ownLists } from '../service/ownLists.mjs';
import { makeCertificate } from './certificate.mjs';
import { siteHandler } from './site.mjs';

async function listen(certificate, handler) {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, handler);
  // A closing browser aborts its sessions, which is not an error.
  server.on('sessionError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Starts HTTP/2 servers on free ports: the bundle with its samples, with the service, with own lists of 10,000 titles and
 * with few of them, and the service itself.
 */
export async function startServers() {
  const certificate = makeCertificate();
  const servers = await Promise.all([
    siteHandler({}).then((handler) => listen(certificate, handler)),
    siteHandler({ tmdbApiKey: 'bench' }).then((handler) => listen(certificate, handler)),
    siteHandler({}, ownLists()).then((handler) => listen(certificate, handler)),
    siteHandler({}, ownLists({ isSmall: true })).then((handler) => listen(certificate, handler)),
    serviceHandler().then((handler) => listen(certificate, handler)),
  ]);
  const [samples, tmdb, own, fewOwn, service] = servers.map((server) => `127.0.0.1:${server.address().port}`);
  return {
    origins: {
      samples: `https://${samples}`,
      tmdb: `https://${tmdb}`,
      own: `https://${own}`,
      fewOwn: `https://${fewOwn}`,
    },
    service,
    keyHash: certificate.keyHash,
    stop: () => servers.forEach((server) => server.close()),
  };
}
