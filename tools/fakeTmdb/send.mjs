import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** Headers that allow requests from any origin, and let pages read when to retry. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag, Retry-After' };

export const setCors = (response) => Object.entries(CORS).forEach(([name, value]) => response.setHeader(name, value));

/** Responds to a preflight request. The browser sends one if the request has a token in a header. */
export function sendPreflight(response) {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '600',
  });
  response.end();
}

/** Sends a cacheable response: compressed, with an ETag for revalidation. */
export function sendKept(request, response, { type, body, maxAge }) {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { 'cache-control': `public, max-age=${maxAge}`, etag, vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, { ...headers, 'content-type': type, ...(isZipped && { 'content-encoding': 'gzip' }) });
  return response.end(isZipped ? gzipSync(body) : body);
}

/** Sends an error response. It must never be cached. */
export function sendRefusal(response, { status, headers = {}, body }) {
  response.writeHead(status, {
    'content-type': 'application/json;charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
