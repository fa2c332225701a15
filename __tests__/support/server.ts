import { setupServer } from 'msw/node';

/** The faked network. A request that no test has prepared fails the test. */
export const server = setupServer();

/** In a test file: the network is faked for all of its tests. */
export function useServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
