import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { quietPort } from '../support/quietPort';
import type { Server } from './servers';

const DIST = path.join(__dirname, '../../dist');

const RETRY_MS = 50;

/** The base paths of the bundle on every server. */
export const PLACES = ['/', '/tv/', '/a/b/'];

export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Copies the bundle to its three base paths and starts the server. Rejects with the server's output if it does not
 * start.
 * @param adapt changes the copies beforehand, as a deployer would
 */
export async function startServer(
  server: Server,
  adapt: (root: string) => void = () => undefined,
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-'));
  // The server may run as another user.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'site');
  const scratch = path.join(folder, 'scratch');
  mkdirSync(scratch);
  for (const place of PLACES) cpSync(DIST, path.join(root, place), { recursive: true });

  adapt(root);

  const port = await quietPort();
  const { command, args, env } = server.prepare({ root, port, scratch });
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let words = '';
  child.stdout.on('data', (part: Buffer) => (words += part.toString()));
  child.stderr.on('data', (part: Buffer) => (words += part.toString()));
  const state = { hasEnded: false };
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      state.hasEnded = true;
      resolve();
    };
    child.on('close', end);
    child.on('error', (error) => {
      words += error.message;
      end();
    });
  });
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  while (!state.hasEnded) {
    // A redirect to a login page is also a response.
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => null);
    if (answer) return { origin, stop };
    await setTimeout(RETRY_MS);
  }
  rmSync(folder, { recursive: true });
  throw new Error(`${server.name} did not start: ${words}`);
}
