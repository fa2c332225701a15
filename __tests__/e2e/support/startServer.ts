import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

export interface RunningServer {
  port: number;
  stop: () => void;
}

/** Starts a script on a port that it chooses, and reads the port from the address that the script prints. */
export function startServer(args: readonly string[], env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    let words = '';
    const read = (said: Buffer) => {
      words += said.toString();
      const port = Number(/is at http:\/\/localhost:(\d+)/.exec(words)?.[1]);
      if (port > 0) resolve({ port, stop: () => child.kill() });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${args.join(' ')} did not start: ${words}`)));
  });
}
