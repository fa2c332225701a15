import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBare } from './support/open';
import { expect, signInBefore, test } from './support/test';

/** Serves the bundle from another origin. Sends only the head of a page until the rest is released. */
async function serveSlowly(bundle: string) {
  let letGo: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', bundle));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const bodyAt = body.indexOf('<body>');
      response.write(body.subarray(0, bodyAt));
      await rest;
      return response.end(body.subarray(bodyAt));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin, letGo, stop };
}

test('scripts that arrive before the rest of the page wait for it', async ({ page, baseURL }) => {
  const site = await serveSlowly(baseURL ?? '');
  await signInBefore(page);
  const scripts = [/\/assets\/vendor\./, /\/assets\/main\./].map((name) => page.waitForResponse(name));
  await openBare(page, `${site.origin}/kinora/profile`, { waitUntil: 'commit' });
  for (const script of scripts) await (await script).finished();
  // Enough tasks for the scripts to run one after the other. Nothing is rendered yet that the test could wait for.
  await page.evaluate(async () => {
    for (let task = 0; task < 100; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  expect(await page.evaluate(() => document.getElementById('root'))).toBeNull();
  site.letGo();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await site.stop();
});
