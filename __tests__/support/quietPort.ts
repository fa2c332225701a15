import { createServer } from 'node:net';

/** Below those that systems give to whoever does not care: what is free here is free in a moment, too. */
const [FIRST, LAST] = [20_000, 32_000];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** A port for a server that cannot choose one by itself, or that comes back to where it was. */
export async function quietPort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) ? port : quietPort();
}
