import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';
import { headersWith, policyOf } from './headers.js';

export const BASE = '/kinora';
export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** So much later come the app's scripts, for whoever looks at what a page is until then. */
const SCRIPTS_LATE_MS = Number(process.env.SCRIPTS_LATE_MS ?? 0);

/** What looks like a file, or is the product API's, is never answered with the page. */
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
 * Answers requests for the built bundle, as every web server should that it is copied to; `folder` is a copy of it.
 * @param isChanging whether files may come and go while it runs
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
  // What has no compressed twin, see webpack.config.js.
  const compressed = compression();
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const search = query === undefined ? '' : `?${query}`;
    // A folder's address ends with a slash.
    if (['/', BASE].includes(pathname)) return response.writeHead(302, { Location: `${BASE}/${search}` }).end();
    if (!pathname.startsWith(`${BASE}/`)) return notFound(response);
    request.url = pathname.slice(BASE.length) + search;
    const answer = () => compressed(request, response, () => bundle(request, response, () => notFound(response)));
    const isLate = SCRIPTS_LATE_MS > 0 && /^\/assets\/.+\.js$/.test(request.url);
    return isLate ? setTimeout(answer, SCRIPTS_LATE_MS) : answer();
  };
}
