import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { BASE, bundleHandler, DIST } from './bundle.mjs';

const port = Number(process.env.PORT ?? 4173);
/** The bundle to serve, for example a copy of dist. */
const folder = process.argv[2] ?? DIST;

function startServer() {
  const server = createServer(bundleHandler(folder, folder !== DIST));
  server.on('error', (error) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${port} is already in use. Choose another: PORT=8080 npm ${folder === DIST ? 'start' : `run serve -- ${folder}`}`
        : error.message,
    );
    process.exit(1);
  });
  // If the port is 0, the system chooses a free one.
  server.listen(port, () =>
    console.log(`Kinora is at http://localhost:${server.address().port}${BASE}/  (Ctrl-C stops it)`),
  );

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}

if (!existsSync(`${folder}/index.html`)) {
  console.error(
    folder === DIST ? 'There is no dist folder yet. Build first: npm run build' : `${folder} is not a built bundle.`,
  );
  process.exit(1);
}
startServer();
