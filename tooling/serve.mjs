import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { BASE, bundleHandler, DIST } from './bundle.mjs';

const port = Number(process.env.PORT ?? 4173);

function startServer() {
  const server = createServer(bundleHandler());
  server.on('error', (error) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is already in use. Choose another: PORT=8080 npm start` : error.message);
    process.exit(1);
  });
  // Of port 0 the system makes one that is free.
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

if (!existsSync(DIST)) {
  console.error('There is no dist folder yet. Build first: npm run build');
  process.exit(1);
}
startServer();
