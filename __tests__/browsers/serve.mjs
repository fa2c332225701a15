import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { bundleHandler } from '../../tools/serve/bundle.mjs';

/** The path of the added script. It is outside the bundle, because a page may be at any path below the base. */
const SCRIPT = '/page.js';

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js');
const script = [library, new URL('page.js', import.meta.url)].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Starts a server on a free port and resolves with the port. */
const listening = (handler) =>
  new Promise((resolve) => {
    const server = createServer(handler).listen(0, () => resolve(server.address().port));
  });

const bundlePort = await listening(bundleHandler(process.env.SITE_FOLDER));

/**
 * Forwards the response of the bundle's server. Adds the script to pages before their policy, because the policy does
 * not apply to what is above it.
 */
async function answer(request, response) {
  if (request.url === SCRIPT) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const answer = await fetch(`http://localhost:${bundlePort}${request.url}`, {
    // Asks for an uncompressed response, because `fetch` would decompress it and keep the header.
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const { 'content-length': length, ...own } = Object.fromEntries(answer.headers);
  const isPage = own['content-type']?.startsWith('text/html');
  // The player needs the length of a film. The length of a page changes here.
  if (!isPage && length !== undefined) own['content-length'] = length;
  response.writeHead(answer.status, own);
  response.end(
    isPage
      ? (await answer.text()).replace('<head>', `<head><script src="${SCRIPT}"></script>`)
      : Buffer.from(await answer.arrayBuffer()),
  );
}

const port = await listening((request, response) => void answer(request, response));
console.log(`The bundle is at http://localhost:${port}/kinora/`);
