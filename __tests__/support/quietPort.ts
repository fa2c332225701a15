import { createServer } from 'node:net';

/** A range below the ephemeral ports of operating systems, so a free port stays free. */
const [FIRST, LAST] = [20_000, 32_000];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Returns a port for a server that cannot choose one by itself, or that restarts on the same port. */
export async function quietPort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) ? port : quietPort();
}
