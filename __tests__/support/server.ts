import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The faked network. A request that no test has prepared fails the test, but for the lists by which the app finds out
 * whether there is an own catalogue: there is none.
 */
export const server = setupServer(
  ...['movies/all', 'series/all'].map((path) =>
    http.get(`http://localhost/kinora/api/${path}`, () => new HttpResponse(null, { status: 404 })),
  ),
);

/** In a test file: the network is faked for all of its tests. */
export function useServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
