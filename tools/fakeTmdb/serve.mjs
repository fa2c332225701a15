import { createServer } from 'node:http';
import { readOptions } from './options.mjs';
import { tmdbService } from './service.mjs';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function options() {
  try {
    return readOptions();
  } catch (error) {
    return fail(error.message);
  }
}

const { latency, today, port } = options();
let service;

const server = createServer((request, response) => {
  service(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.on('error', (error) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another: TMDB_PORT=4390 node tools/fakeTmdb/serve.mjs`
      : error.message,
  ),
);
server.listen(port, () => {
  // If the port is 0, the system chooses a free one.
  const origin = `http://localhost:${server.address().port}`;
  service = tmdbService({ latency, today, origin });
  console.log(`A fake TMDB with 10,000 titles is at ${origin}/3, its images at ${origin}/t/p  (Ctrl-C to stop)

To use it with the development server:
  TMDB_API_KEY=dev-key TMDB_BASE_URL=${origin}/3 TMDB_IMAGE_BASE_URL=${origin}/t/p npm run dev
To use it with a bundle, put this into its config.json and run \`node deploy/apply.cjs\`:
  "tmdbApiKey": "dev-key", "tmdbBaseUrl": "${origin}/3", "tmdbImageBaseUrl": "${origin}/t/p"
To simulate faults, put them before the version: ${origin}/fault/a4@discover/3 (tools/fakeTmdb/faults)`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
