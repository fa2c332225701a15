import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The maximum size of a program's output. Further output is dropped. */
const MAX_BYTES = 64_000_000;
const MAX_COMPLAINT = 4000;

/** Returns the program if it can be started, or null. `place` overrides the name. */
export function findProgram(name, place) {
  for (const candidate of place ? [place] : [name])
    if (spawnSync(candidate, ['-version'], { stdio: 'ignore' }).status === 0) return candidate;
  return null;
}

/** Runs a program. Never rejects: returns code -1 if the program cannot be started or is killed by the timeout. */
export const runProgram = (program, args, { cwd, onLine, timeoutMs } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    let size = 0;
    let stderr = '';
    const timer = timeoutMs === undefined ? null : setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    else
      child.stdout.on('data', (chunk) => {
        size += chunk.length;
        if (size <= MAX_BYTES) chunks.push(chunk);
      });
    child.stderr.on('data', (text) => {
      stderr = (stderr + text).slice(-MAX_COMPLAINT);
    });
    const end = (code) => {
      clearTimeout(timer);
      resolve({ code, stdout: Buffer.concat(chunks), stderr });
    };
    child.on('error', (error) => end(-1, (stderr += error.message)));
    child.on('close', (code) => end(code ?? -1));
  });
