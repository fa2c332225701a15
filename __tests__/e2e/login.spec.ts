import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { live, open, reload } from './support/open';
import type { OwnSite } from './support/ownSite';
import { keptIn, test, workerReady } from './support/ownSite';
import { expect, signInBefore } from './support/test';

/** Failed requests are expected, because these tests put a login in front of the site. */
test.beforeEach(async ({ page, traffic }) => {
  traffic.allow(/./);
  await signInBefore(page);
});

const SESSION = 'session=known';
const hasSession = ({ headers }: IncomingMessage) => headers.cookie?.includes(SESSION) === true;

const page = (response: ServerResponse, status: number, form: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html><title>Login</title><form method="get" action="${form}"><button>Log in</button></form>`);
};

/** Sets the session and redirects back. */
const letIn = (response: ServerResponse, back: string) =>
  response.writeHead(302, { 'set-cookie': `${SESSION}; Path=/`, location: back }).end();

/** Kinds of logins in front of a site. Each takes the address of a login service on another host. */
const LOGINS: Record<string, (service: string) => OwnSite['before']> = {
  'a redirect to another host': (service) => (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/granted') {
      letIn(response, searchParams.get('to') ?? '/');
      return true;
    }
    if (hasSession(request)) return false;
    response.writeHead(302, { location: `${service}?to=${encodeURIComponent(request.url ?? '')}` }).end();
    return true;
  },
  'a redirect to an address below the site': () => (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const to = searchParams.get('to') ?? '/';
    if (pathname === '/kinora/oauth2/start') page(response, 200, `/kinora/oauth2/done/${encodeURIComponent(to)}`);
    else if (pathname.startsWith('/kinora/oauth2/done/'))
      letIn(response, decodeURIComponent(pathname.slice('/kinora/oauth2/done/'.length)));
    else if (hasSession(request)) return false;
    else
      response.writeHead(302, { location: `/kinora/oauth2/start?to=${encodeURIComponent(request.url ?? '')}` }).end();
    return true;
  },
  'status 401 and a page': () => (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (hasSession(request)) return false;
    if (searchParams.has('granted')) letIn(response, pathname);
    else page(response, 401, `${pathname}?granted`);
    return true;
  },
  'a page of its own at every address': () => (request, response) => {
    if (hasSession(request)) return false;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/granted') letIn(response, '/kinora/movie/1001');
    else page(response, 200, '/granted');
    return true;
  },
};

for (const [kind, login] of Object.entries(LOGINS)) {
  test(`a viewer can renew a session that expired at the server: ${kind}`, async ({ page: view, site }) => {
    const service = createServer((request, response) => {
      const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? '/';
      const back = new URL(`/granted?to=${encodeURIComponent(to)}`, site.url);
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>Login</title><a href="${back.href.replaceAll('&', '&amp;')}">Log in</a>`);
    });
    await new Promise<void>((resolve) => service.listen(0, resolve));
    try {
      await open(view, `${site.url}movie/1001`);
      await workerReady(view);
      await expect
        .poll(async () => (await keptIn(view, 'data')).some((address) => address.endsWith('/config.json')))
        .toBe(true);
      site.before = login(`http://localhost:${(service.address() as AddressInfo).port}/`);

      await reload(view);
      await expect(view.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
      const note = view.getByRole('status').filter({ hasText: 'The server asks you to sign in again.' });
      await expect(note).toContainText('Showing what was saved on');
      await note.getByRole('button', { name: 'Sign in' }).click();
      await view
        .getByRole('button', { name: 'Log in' })
        .or(view.getByRole('link', { name: 'Log in' }))
        .click();

      await expect(view.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible();
      await expect(view).toHaveURL(/\/movie\/1001(?!.*from-server)/);
      await live(view);
      await expect(note).toHaveCount(0);
    } finally {
      service.closeAllConnections();
      service.close();
    }
  });
}
