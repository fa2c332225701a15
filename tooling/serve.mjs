import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const BASE = '/kinora';
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const port = Number(process.env.PORT ?? 4173);

/** What looks like a file, or is the product API's, is never answered with the page. */
const NEVER_THE_PAGE = [/\.\w+$/, /^\/api\//, /^\/assets\//];

const setHeaders = (response, pathname) => {
  if (pathname.startsWith('/api/')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const hashed = /^\/assets\/.+\.[\w-]{8}\.\w+$/.test(pathname);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
};

function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found');
}

function startServer() {
  const bundle = sirv(dist, {
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    ignores: NEVER_THE_PAGE,
    setHeaders,
  });

  const server = createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    if (pathname === '/') return response.writeHead(302, { Location: `${BASE}/` }).end();
    if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return notFound(response);
    request.url = (pathname.slice(BASE.length) || '/') + (query === undefined ? '' : `?${query}`);
    return bundle(request, response, () => notFound(response));
  });

  server.on('error', (error) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is already in use. Choose another: PORT=8080 npm start` : error.message);
    process.exit(1);
  });
  server.listen(port, () => console.log(`Kinora is at http://localhost:${port}${BASE}/  (Ctrl-C stops it)`));

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}

if (!existsSync(dist)) {
  console.error('There is no dist folder yet. Build first: npm run build');
  process.exit(1);
}
startServer();
