import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** More than this of what a program says is not kept. */
const MAX_BYTES = 64_000_000;
const MAX_COMPLAINT = 4000;

/** Its name where it can be started; `place` is where somebody says that it is. */
export function findProgram(name, place) {
  for (const candidate of place ? [place] : [name])
    if (spawnSync(candidate, ['-version'], { stdio: 'ignore' }).status === 0) return candidate;
  return null;
}

/** Runs a program; never rejects. One that cannot be started, or is ended for taking too long, ends with -1. */
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
