import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';
import { headersWith, policyOf } from '../../tooling/headers.js';

export const BASE = '/kinora';
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The delay of the app's scripts, for tests of the page before the app starts. */
const SCRIPTS_LATE_MS = Number(process.env.SCRIPTS_LATE_MS ?? 0);

/** Paths that are never answered with index.html, because they look like a file or belong to the product API. */
const NEVER_THE_PAGE = [/\.\w+$/, /^\/api\//, /^\/assets\//];

const setTypeAndCaching = (response, pathname) => {
  if (pathname.startsWith('/api/')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const hashed = /^\/assets\/.+\.[\w-]{8}\.\w+$/.test(pathname);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found');
}

/**
 * Creates a handler that serves the built bundle, or a copy of it in `folder`, as every web server should.
 * @param isChanging whether files may be added and removed while it runs
 */
export function bundleHandler(folder = DIST, isChanging = false) {
  const headers = Object.entries(headersWith(policyOf(readFileSync(`${folder}/index.html`, 'utf8'))));
  const bundle = sirv(folder, {
    dev: isChanging,
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    ignores: NEVER_THE_PAGE,
    setHeaders: setTypeAndCaching,
  });
  // Compresses files without a compressed copy, see webpack.config.js.
  const compressed = compression();
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const search = query === undefined ? '' : `?${query}`;
    // The URL of a folder must end with a slash.
    if (['/', BASE].includes(pathname)) return response.writeHead(302, { Location: `${BASE}/${search}` }).end();
    if (!pathname.startsWith(`${BASE}/`)) return notFound(response);
    request.url = pathname.slice(BASE.length) + search;
    const answer = () => compressed(request, response, () => bundle(request, response, () => notFound(response)));
    const isLate = SCRIPTS_LATE_MS > 0 && /^\/assets\/.+\.js$/.test(request.url);
    return isLate ? setTimeout(answer, SCRIPTS_LATE_MS) : answer();
  };
}
