import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { serviceHandler } from '../service/handler.mjs';
import { ownLists } from '../service/ownLists.mjs';
import { bakedBundle } from './bakedBundle.mjs';
import { makeCertificate } from './certificate.mjs';
import { sendHeadersFirst } from './headersFirst.mjs';
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
 * with few of them, with pages in Arabic, and the service itself. They expect a throttled browser until `expectThrottle(false)` is called.
 */
export async function startServers() {
  const certificate = makeCertificate();
  const arabicBundle = bakedBundle('ar');
  let isThrottled = true;
  const start = (handler) =>
    listen(certificate, (request, response) => {
      if (isThrottled) sendHeadersFirst(response);
      return handler(request, response);
    });
  const servers = await Promise.all([
    siteHandler({}).then(start),
    siteHandler({ tmdbApiKey: 'bench' }).then(start),
    siteHandler({}, ownLists()).then(start),
    siteHandler({}, ownLists({ isSmall: true })).then(start),
    siteHandler({}, {}, arabicBundle.folder).then(start),
    serviceHandler().then(start),
  ]);
  const [samples, tmdb, own, fewOwn, arabic, service] = servers.map((server) => `127.0.0.1:${server.address().port}`);
  return {
    origins: {
      samples: `https://${samples}`,
      tmdb: `https://${tmdb}`,
      own: `https://${own}`,
      fewOwn: `https://${fewOwn}`,
      arabic: `https://${arabic}`,
    },
    service,
    keyHash: certificate.keyHash,
    expectThrottle: (expected) => {
      isThrottled = expected;
    },
    stop: () => {
      servers.forEach((server) => server.close());
      arabicBundle.remove();
    },
  };
}
