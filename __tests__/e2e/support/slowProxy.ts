import type { AddressInfo } from 'node:net';
import { createServer, request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Slow enough to paint every state between an empty and a loaded page. */
const LATENCY_MS = 60;

/** The throughput of one connection. */
const BYTES_PER_SECOND = 150_000;

const CHUNK_BYTES = 15_000;

async function* slowly(body: AsyncIterable<Buffer>) {
  for await (const part of body) {
    for (let start = 0; start < part.length; start += CHUNK_BYTES) {
      const chunk = part.subarray(start, start + CHUNK_BYTES);
      await delay((1000 * chunk.length) / BYTES_PER_SECOND);
      yield chunk;
    }
  }
}

/**
 * Starts an HTTP proxy that answers late and slowly. Chromium's own emulation of a slow network is no alternative: in
 * about one of two hundred pages, some requests never ended.
 */
export async function startSlowProxy(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      answer.flushHeaders();
      Readable.from(slowly(received))
        .on('error', () => answer.destroy())
        .pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    void delay(LATENCY_MS).then(() => asked.pipe(onward));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A TCP server always has an address with a port.
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
