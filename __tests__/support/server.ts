import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The mocked network. A request without a handler fails the test. The lists by which the app looks for an own catalogue
 * have a handler: they return 404.
 */
export const server = setupServer(
  ...['movies/all', 'series/all'].map((path) =>
    http.get(`http://localhost/kinora/api/${path}`, () => new HttpResponse(null, { status: 404 })),
  ),
);

/** Mocks the network for all tests of the calling file. */
export function useServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
